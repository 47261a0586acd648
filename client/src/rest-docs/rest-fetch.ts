import { CLIENT_HEADER, PLAYGROUND_CLIENT } from '#domain/audit/actor-channel.js';
import { CSRF_HEADER, csrfFetch, type Send } from '../calls/csrf-fetch';
import { csrfToken } from '../calls/csrf-token';
import { sessionFetch } from '../session/session-fetch';

/** Sends what is tried with the session of this browser, unless another token was given. */
export const restFetch: Send = async (url, init) => {
  const headers = new Headers(init.headers);
  headers.set(CLIENT_HEADER, PLAYGROUND_CLIENT);
  if (init.method !== undefined && init.method !== 'GET') headers.set(CSRF_HEADER, await csrfToken());
  const send = headers.has('Authorization') ? csrfFetch : sessionFetch;
  return send(url, { ...init, headers });
};
