import { CLIENT_HEADER, PLAYGROUND_CLIENT } from '#domain/audit/actor-channel.js';
import { CSRF_HEADER, csrfFetch } from '../calls/csrf-fetch';
import { csrfToken } from '../calls/csrf-token';
import { sessionFetch } from '../session/session-fetch';

/** Sends what somebody tries on a page for programs: with the session of this browser, unless they gave another token. */
export async function sendTried(
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
