// @ts-check
// A shortcut for jsdom. To style one element, jsdom runs its selector engine on every rule of the page, and role
// queries need the style of nearly every element: that takes a third of the component tests' time. Most rules name a
// class, a tag or an attribute that the element does not have, and can be ruled out without the engine.
import { createRequire } from 'node:module';
import { namesOfLastCompounds } from './last-compound.ts';

/** The module through which jsdom calls its selector engine. */
const SELECTORS = 'jsdom/lib/jsdom/living/helpers/selectors.js';
const HTML = 'http://www.w3.org/1999/xhtml';

const require = createRequire(import.meta.url);
const selectors = require(SELECTORS);

/**
 * Cached by selector, because all tests use the same ones.
 * @type {Map<unknown, readonly import('./last-compound.ts').Names[]>}
 */
const known = new Map();

const { matchesDontThrow } = selectors;
// jsdom reads the function from this object when it loads.
selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {unknown} */ selector) => {
  let alternatives = known.get(selector);
  if (!alternatives) known.set(selector, (alternatives = namesOfLastCompounds(String(selector))));
  return alternatives.some((names) => hasAll(element, names)) && matchesDontThrow(element, selector);
};

/** @param {any} element jsdom's internal one. @param {import('./last-compound.ts').Names} names */
function hasAll(element, { tag, classes, attributes }) {
  if (tag !== undefined && tag !== element._localName.toLowerCase()) return false;
  if (element._namespaceURI === HTML && !attributes.every((name) => element.hasAttribute(name))) return false;
  return classes.every((name) => element.classList.contains(name));
}
