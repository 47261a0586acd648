import { CLIENT_HEADER, PLAYGROUND_CLIENT } from '#domain/access/log/actor-channel.js';
import { CSRF_HEADER, csrfFetch } from '../calls/csrf-fetch';
import { csrfToken } from '../calls/csrf-token';
import { sessionFetch } from '../session/session-fetch';

/** Sends a request from a developer page: with this browser's session, unless another token is given. */
export async function sendPlaygroundRequest(
  url: string,
  init: RequestInit & { readonly headers: Headers },
  isWrite: boolean,
): Promise<Response> {
  const { headers } = init;
  if (!headers.has(CLIENT_HEADER)) headers.set(CLIENT_HEADER, PLAYGROUND_CLIENT);
  if (isWrite) headers.set(CSRF_HEADER, await csrfToken());
  const send = headers.has('Authorization') ? csrfFetch : sessionFetch;
  return send(url, init);
}
