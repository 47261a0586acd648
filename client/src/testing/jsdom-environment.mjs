// @ts-check
// jsdom with a shortcut. For the style of one element, jsdom asks its selector engine about every rule on the page, and
// role queries ask for the style of nearly every element: a third of the time of the component tests. Most rules name a
// class, a tag or an attribute that the element does not have, and need no engine to be ruled out.
import { createRequire } from 'node:module';
import { namesOfLastCompounds } from './last-compound.ts';

/** What jsdom calls of its selector engine. */
const SELECTORS = 'jsdom/lib/jsdom/living/helpers/selectors.js';
const HTML = 'http://www.w3.org/1999/xhtml';

// The copy of jsdom that Jest's environment uses.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require(SELECTORS);

/** By selector, because the same ones come with every test. @type {Map<unknown, readonly import('./last-compound.ts').Names[]>} */
const known = new Map();

const { matchesDontThrow } = selectors;
// jsdom takes the function from there when it loads.
selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {unknown} */ selector) => {
  let alternatives = known.get(selector);
  if (!alternatives) known.set(selector, (alternatives = namesOfLastCompounds(String(selector))));
  return alternatives.some((names) => hasAll(element, names)) && matchesDontThrow(element, selector);
};

/** @param {any} element of jsdom's own. @param {import('./last-compound.ts').Names} names */
function hasAll(element, { tag, classes, attributes }) {
  if (tag !== undefined && tag !== element._localName.toLowerCase()) return false;
  if (element._namespaceURI === HTML && !attributes.every((name) => element.hasAttribute(name))) return false;
  return classes.every((name) => element.classList.contains(name));
}

const { default: Environment } = await import('jest-environment-jsdom');
export default Environment;
