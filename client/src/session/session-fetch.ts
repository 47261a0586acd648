import { CLIENT_HEADER, PANEL_CLIENT } from '#domain/access/log/actor-channel.js';
import { errorOf, jsonOf } from '../calls/call-errors';
import { csrfFetch, type Send } from '../calls/csrf-fetch';
import { renewSession } from './renew-session';
import { readTokens } from './session-tokens';
import { notifySetUpRequired } from './set-up-required';

/** Adds the access token, and names the panel as the client unless the request names another one. */
export function withBearer(init: RequestInit, accessToken: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${accessToken}`);
  if (!headers.has(CLIENT_HEADER)) headers.set(CLIENT_HEADER, PANEL_CLIENT);
  return { ...init, headers };
}

/** Sends a staff request, and retries once with a renewed access token if the token is rejected. */
export const sessionFetch: Send = async (url, init) => {
  const accessToken = readTokens()?.accessToken;
  if (!accessToken) return csrfFetch(url, init);
  const response = await csrfFetch(url, withBearer(init, accessToken));
  const error = errorOf(response, await jsonOf(response));
  if (error?.code === 'SECOND_FACTOR_SETUP_REQUIRED') notifySetUpRequired();
  if (error?.code !== 'UNAUTHENTICATED' || !(await renewSession(accessToken))) return response;
  const renewed = readTokens()?.accessToken;
  return renewed ? csrfFetch(url, withBearer(init, renewed)) : response;
};
