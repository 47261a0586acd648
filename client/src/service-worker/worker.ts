/**
 * Lets the panel start while the server can't be reached: it caches the page and the scripts that show today's agenda,
 * but no API responses. It only handles navigations below /app, and ignores all others.
 */

/** Filled in by the build (client/build/panel-shell.mjs), so that each release has a different worker. */
declare const __PANEL_SHELL__: {
  /** Identifies the build. */
  readonly version: string;
  /** Files with a content hash in their names: the same name is always the same file. */
  readonly hashed: readonly string[];
  /** Files with the same name in each release. */
  readonly plain: readonly string[];
  /** The page's script. */
  readonly entry: string;
};

/** Types missing from TypeScript's DOM library. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const worker = self as unknown as Worker;
const shell = __PANEL_SHELL__;

const PREFIX = 'panel-';
const CACHE = PREFIX + shell.version;
const PAGE = '/app';
/** Milliseconds without a response after which the server counts as unreachable. */
const ANSWER_LIMIT_MS = 5_000;
/** A proxy's status codes for an unreachable server. */
const NOT_THERE: readonly number[] = [502, 503, 504];

const isPanel = (path: string): boolean => path === PAGE || path.startsWith(`${PAGE}/`);

worker.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

async function keep(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'reload' });
  // During a deployment, an instance of another release may have responded with its own page.
  if (!page.ok || !(await page.clone().text()).includes(shell.entry))
    throw new Error('The page is of another release.');
  const cache = await caches.open(CACHE);
  await cache.addAll([...shell.hashed, ...shell.plain]);
  // Last, because the other files are only used once the page is cached.
  await cache.put(PAGE, page);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPanel(pathname)) event.respondWith(newest(request, PAGE));
  } else if (shell.hashed.includes(pathname)) {
    event.respondWith(keptOr(request, pathname));
  } else if (shell.plain.includes(pathname)) {
    event.respondWith(isReached ? newest(request, pathname) : keptOr(request, pathname));
  }
});

/** Whether the server responded to the last request. The files of a cached page must not each wait for the timeout. */
let isReached = true;

/** The server's response, or the cached one if the server does not respond in time. */
async function newest(request: Request, address: string): Promise<Response> {
  const asking = fetch(request);
  try {
    const answer = await Promise.race([asking, tooLate()]);
    isReached = !NOT_THERE.includes(answer.status);
    if (isReached) return answer;
    return (await kept(address)) ?? answer;
  } catch {
    isReached = false;
    return (await kept(address)) ?? asking;
  }
}

const keptOr = async (request: Request, address: string): Promise<Response> =>
  (await kept(address)) ?? fetch(request);

const kept = (address: string): Promise<Response | undefined> =>
  caches.open(CACHE).then((cache) => cache.match(address));

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The server did not answer in time.')), ANSWER_LIMIT_MS);
  });
