import { STORAGE_KEYS } from '../calls/browser-storage';

export interface BrowserTab {
  readonly id: string;
  /** The ids of the tabs that are open, including this one. */
  readonly open: () => Promise<ReadonlySet<string>>;
}

const LOCK = 'huella-tab ';

/**
 * A tab holds a Web Lock while it is open, so other tabs notice when it closes, even by a crash. Its id survives a
 * reload.
 * @param locks absent in browsers without Web Locks: there, every other tab counts as closed.
 */
export async function enterTab(
  storage: Storage,
  locks: LockManager | undefined,
  page: EventTarget,
): Promise<BrowserTab> {
  let id = storage.getItem(STORAGE_KEYS.tab) ?? crypto.randomUUID();
  // A duplicated tab starts with a copy of the original tab's storage.
  if (locks && !(await hold(locks, id, page))) {
    id = crypto.randomUUID();
    await hold(locks, id, page);
  }
  storage.setItem(STORAGE_KEYS.tab, id);
  return {
    id,
    async open() {
      const held = (await locks?.query())?.held ?? [];
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
      return new Set([id, ...names.map((name) => name.slice(LOCK.length))]);
    },
  };
}

/** @returns whether the lock was free. It is held until the page is hidden, and again if the page is shown again. */
function hold(locks: LockManager, id: string, page: EventTarget): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (!lock) return undefined;
      return new Promise<void>((release) => {
        page.addEventListener('pagehide', () => release(), { once: true });
        page.addEventListener('pageshow', () => void hold(locks, id, page), { once: true });
      });
    });
  });
}
