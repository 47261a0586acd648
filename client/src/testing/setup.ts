import '@testing-library/jest-dom/jest-globals';
import './owner-stacks';
import './styles-of-visibility';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { stay } from '../ui/notices/toasts';
import { FakeSocket } from './fake-socket';
import { hooks } from './runner/hooks';

// Long, because a busy machine may need many times the usual time; it only ends waits for what never comes.
configure({ asyncUtilTimeout: 60_000 });
// A toast that disappears between being found and being checked would fail its test.
Object.assign(stay, { error: 120_000, glance: 120_000, detail: 120_000, undo: 120_000 });

// jsdom lacks these, and our libraries need them.
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
Blob.prototype.text ??= function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
document.elementFromPoint ??= () => null;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Object.assign(globalThis, { WebSocket: FakeSocket });

hooks.beforeFile.push(() => {
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
});
hooks.beforeTest.push(() => {
  FakeSocket.reset();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
});
hooks.afterTest.push(() => {
  cleanup();
  toast.dismiss();
});
