import '@testing-library/jest-dom/jest-globals';
import './node-globals.mjs';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { FakeSocket } from './fake-socket';

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
Object.assign(globalThis, { WebSocket: FakeSocket });

beforeEach(() => {
  FakeSocket.reset();
  localStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
});
afterEach(cleanup);
