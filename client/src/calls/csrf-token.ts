import { readStored, store, STORAGE_KEYS } from './browser-storage';
import { errorOf, jsonOf } from './call-errors';
import { reachServer } from './reach-server';

const COOKIE = 'csrftoken';
let fetching: Promise<string> | undefined;

function fromCookie(): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return entry && decodeURIComponent(entry.slice(COOKIE.length + 1));
}

async function fetchToken(): Promise<string> {
  const response = await reachServer('/api/get-csrf-token/', { headers: { accept: 'application/json' } });
  const body = await jsonOf(response);
  const error = errorOf(response, body);
  if (error) throw error;
  const token = String((body as { csrfToken?: unknown } | undefined)?.csrfToken ?? '');
  store(STORAGE_KEYS.csrfToken, token);
  return token;
}

/** Concurrent calls share one request. */
export function renewCsrfToken(): Promise<string> {
  fetching ??= fetchToken().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

/** The cookie's token, otherwise the stored one, otherwise a new one. */
export async function csrfToken(): Promise<string> {
  return fromCookie() || readStored(STORAGE_KEYS.csrfToken) || renewCsrfToken();
}
