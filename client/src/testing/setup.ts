import '@testing-library/jest-dom/jest-globals';
import './node-globals.mjs';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { FakeSocket } from './fake-socket';

// A page's code is loaded when it is first asked for, and a machine that is busy takes its time.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

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
Element.prototype.setPointerCapture ??= () => undefined;
Object.assign(globalThis, { WebSocket: FakeSocket });

beforeEach(() => {
  FakeSocket.reset();
  localStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
});
afterEach(cleanup);
