import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

const SHELL = {
  version: 'one',
  hashed: ['/assets/main-1.js'],
  plain: ['/scheme.js'],
  entry: '/assets/main-1.js',
};
const KEPT_PAGE = 'the kept /app';

/** Dispatches a fetch event to the worker, as the browser does. */
function ask(path: string, mode: 'navigate' | 'cors'): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const request = { method: 'GET', url: `${location.origin}${path}`, mode };
  const respondWith = (given: Promise<Response>) => (answer = given);
  self.dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
  return answer;
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeAll(async () => {
  Object.assign(globalThis, {
    __PANEL_SHELL__: SHELL,
    caches: {
      open: () =>
        Promise.resolve({ match: (path: string) => Promise.resolve(new Response(`the kept ${path}`)) }),
    },
  });
  // @ts-expect-error It is a script, as service workers are, and has no exports.
  await import('./worker');
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('treats a server as unreachable after five seconds without a response, and then serves its page’s files at once', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const page = ask('/app/citas', 'navigate');
  let isAnswered = false;
  void page?.then(() => (isAnswered = true));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await textOf(page)).toBe(KEPT_PAGE);
  expect(await textOf(ask('/scheme.js', 'cors'))).toBe('the kept /scheme.js');
});

it('prefers the server’s response over the cached page, except for a proxy’s error status', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('a newer page'));
  expect(await textOf(ask('/app', 'navigate'))).toBe('a newer page');
  globalThis.fetch = () => Promise.resolve(new Response('no upstream', { status: 502 }));
  expect(await textOf(ask('/app', 'navigate'))).toBe(KEPT_PAGE);
});

it('the service worker ignores API requests and public pages', () => {
  expect(ask('/api/pacientes/', 'cors')).toBeUndefined();
  expect(ask('/public/reservar', 'navigate')).toBeUndefined();
});
