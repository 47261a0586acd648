/** Everything the client stores in the browser, except the colour scheme (ui/theme/colour-scheme.ts). */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  csrfToken: 'csrf_token',
  /** When the access token was stored, in milliseconds since 1970. */
  renewedAt: 'session_renewed_at',
  /** Held by the tab that refreshes, in browsers without Web Locks. */
  renewalLease: 'session_renewal_lease',
  /** The id of a user who logged out: other tabs remove that user's data. */
  loggedOut: 'logged_out',
  /** This tab's id, in its session storage (private-storage/browser-tab.ts). */
  tab: 'tab',
  /** The prefix of the keys of drafts in a tab's session storage (drafts/tab-drafts.ts). */
  draft: 'draft',
  /** The prefix of the keys of clinical records that earlier versions stored in clear text. */
  clearTextRecord: 'record_draft.',
  /** The agenda that earlier versions stored in clear text. */
  clearTextAgenda: 'kept_agenda',
  /** The prefix of the playground's keys: tabs with queries, variables and headers (GraphiQL's own). */
  playground: 'graphiql:',
  /** Whether the panel's menu shows icons only: 'folded' or 'open'. */
  menu: 'menu',
} as const;

/** Used if the browser refuses to store anything; lost when the user leaves the page. */
const inMemory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}

export function forget(...keys: string[]): void {
  for (const key of keys) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }
}

export function storedKeys(prefix: string): string[] {
  let keys = [...inMemory.keys()];
  try {
    keys = [...keys, ...Object.keys(localStorage)];
  } catch {
    // Storage that can't be listed counts as empty.
  }
  return keys.filter((key) => key.startsWith(prefix));
}

export const forgetAll = (prefix: string): void => forget(...storedKeys(prefix));
