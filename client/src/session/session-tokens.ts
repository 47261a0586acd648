import { forget, forgetAll, readStored, store, STORAGE_KEYS } from '../calls/browser-storage';

export interface SessionTokens {
  readonly accessToken: string;
  /** Absent if it was removed by hand: the session then ends with its access token. */
  readonly refreshToken: string | undefined;
}

export type ChangedBy = 'this-tab' | 'another-tab';

const listeners = new Set<(changedBy: ChangedBy) => void>();
const tellListeners = (changedBy: ChangedBy) => listeners.forEach((listener) => listener(changedBy));

/** Shared by all tabs, and read from storage each time. */
export function readTokens(): SessionTokens | undefined {
  const accessToken = readStored(STORAGE_KEYS.accessToken);
  return accessToken ? { accessToken, refreshToken: readStored(STORAGE_KEYS.refreshToken) } : undefined;
}

export function storeTokens({ accessToken, refreshToken }: Required<SessionTokens>): void {
  if (refreshToken) store(STORAGE_KEYS.refreshToken, refreshToken);
  store(STORAGE_KEYS.renewedAt, String(Date.now()));
  // Stored last, because other tabs react to this key and need the complete pair.
  store(STORAGE_KEYS.accessToken, accessToken);
  tellListeners('this-tab');
}

/**
 * Ends the session in this browser. Drafts and the cached agenda stay, encrypted, until a logout or until they expire.
 */
export function clearTokens(): void {
  forgetAll(STORAGE_KEYS.playground);
  forget(STORAGE_KEYS.refreshToken, STORAGE_KEYS.renewedAt, STORAGE_KEYS.accessToken);
  tellListeners('this-tab');
}

/** Milliseconds since the access token was stored; 0 if unknown. */
export function tokensAge(): number {
  const renewedAt = Number(readStored(STORAGE_KEYS.renewedAt));
  return renewedAt > 0 ? Math.max(0, Date.now() - renewedAt) : 0;
}

/** Calls the listener whenever the tokens are stored or cleared. @returns a function that unsubscribes. */
export function onTokensChanged(listener: (changedBy: ChangedBy) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key === STORAGE_KEYS.accessToken || key === null) listener('another-tab');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
