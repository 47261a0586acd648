import { errorOf, jsonOf } from './call-errors';
import { renewCsrfToken } from './csrf-token';
import { reachServer } from './reach-server';

export const CSRF_HEADER = 'X-CSRFToken';

/** Sends a request like `fetch`, with the tokens that this kind of caller needs. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a visitor's request, and retries once with a new anti-forgery token if the token is rejected. */
export const csrfFetch: Send = async (url, init) => {
  const response = await reachServer(url, init);
  const headers = new Headers(init.headers);
  if (!headers.has(CSRF_HEADER)) return response;
  const error = errorOf(response, await jsonOf(response));
  if (error?.code !== 'CSRF_FAILED') return response;
  headers.set(CSRF_HEADER, await renewCsrfToken());
  return reachServer(url, { ...init, headers });
};
