import '@testing-library/jest-dom/jest-globals';
import './node-globals.mjs';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// What jsdom lacks and our libraries ask for.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
document.elementFromPoint ??= () => null;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
});
afterEach(cleanup);
