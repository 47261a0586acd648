// @ts-check
// A browser's globals, from jsdom. One window serves all files of a process, since modules keep its objects.
import './quick-selectors.mjs';
import { JSDOM } from 'jsdom';

/** Node's own, which fake timers, spies and the runner replace or use. */
const OF_NODE = new Set([
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'atob', 'btoa'],
  ...['console', 'performance', 'globalThis', 'undefined', 'NaN', 'Infinity', 'eval'],
]);
const ITSELF = new Set(['window', 'self', 'top', 'parent', 'frames']);

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});

const values = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
for (const name of ITSELF) define(name, { value: globalThis, writable: true });
for (const name of [
  ...Object.getOwnPropertyNames(window),
  ...['addEventListener', 'removeEventListener', 'dispatchEvent'],
]) {
  if (OF_NODE.has(name) || ITSELF.has(name) || isLanguage(name)) continue;
  const isMethod = typeof values[name] === 'function' && !/^[A-Z]/.test(name);
  const bound = isMethod ? values[name].bind(window) : undefined;
  let own = bound;
  define(name, {
    get: () => (isMethod ? own : values[name]),
    set: (/** @type {unknown} */ value) => {
      own = value;
      values[name] = value;
    },
  });
}

// A page's timers end with it: timers that are still running must not keep the process alive.
for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
  const start = globalThis[name];
  define(name, {
    value: (/** @type {Parameters<typeof start>} */ ...timer) => start(...timer).unref(),
    writable: true,
  });
}

// With it, React's development build measures each render for a browser's performance panel.
Reflect.deleteProperty(console, 'timeStamp');

/** Whether it is a global of the language, such as `Array`. @param {string} name */
function isLanguage(name) {
  return /^(?:Object|Function|Array|Number|Boolean|String|Symbol|Date|Promise|RegExp|Error|AggregateError|\w+Error|JSON|Math|Intl|ArrayBuffer|SharedArrayBuffer|Atomics|\w+Array|DataView|Map|Set|BigInt|Weak\w+|FinalizationRegistry|Proxy|Reflect|WebAssembly|Iterator|parseInt|parseFloat|isNaN|isFinite|(?:de|en)codeURI(?:Component)?|(?:un)?escape)$/.test(
    name,
  );
}

/** @param {string} name @param {PropertyDescriptor} descriptor */
function define(name, descriptor) {
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor });
}
