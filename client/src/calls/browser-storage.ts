/** Everything that the client keeps in the browser, apart from the colours (ui/theme/colour-scheme.ts). */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  csrfToken: 'csrf_token',
  /** When the access token was stored, in milliseconds since 1970. */
  renewedAt: 'session_renewed_at',
  /** Held by the tab that refreshes, where the browser has no Web Locks. */
  renewalLease: 'session_renewal_lease',
  /** How the keys of unsaved clinical records begin (clinical-records/form/record-draft.ts). */
  recordDraft: 'record_draft',
} as const;

/** What a browser that refuses to store anything keeps until the page is left. */
const forgetful = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return forgetful.get(key);
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}

export function forget(...keys: string[]): void {
  for (const key of keys) {
    forgetful.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  }
}

/** Forgets every key that begins so. */
export function forgetAll(beginning: string): void {
  let keys = [...forgetful.keys()];
  try {
    keys = [...keys, ...Object.keys(localStorage)];
  } catch {
    // What can't be listed was never kept.
  }
  forget(...keys.filter((key) => key.startsWith(beginning)));
}
