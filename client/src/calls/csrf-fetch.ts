import { errorOf, jsonOf } from './call-errors';
import { renewCsrfToken } from './csrf-token';
import { reachServer } from './reach-server';

export const CSRF_HEADER = 'X-CSRFToken';

/** How a request is sent: like `fetch`, with what its kind of caller needs around it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a visitor's request. One whose anti-forgery token is refused is sent once more, with a new token. */
export const csrfFetch: Send = async (url, init) => {
  const response = await reachServer(url, init);
  const headers = new Headers(init.headers);
  if (!headers.has(CSRF_HEADER)) return response;
  const error = errorOf(response, await jsonOf(response));
  if (error?.code !== 'CSRF_FAILED') return response;
  headers.set(CSRF_HEADER, await renewCsrfToken());
  return reachServer(url, { ...init, headers });
};
