import { errorOf, jsonOf } from '../calls/call-errors';
import { csrfFetch, type Send } from '../calls/csrf-fetch';
import { renewSession } from './renew-session';
import { readTokens } from './session-tokens';

export function withBearer(init: RequestInit, accessToken: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${accessToken}`);
  return { ...init, headers };
}

/** Sends a staff request, and once more with a renewed access token if the token is rejected. */
export const sessionFetch: Send = async (url, init) => {
  const accessToken = readTokens()?.accessToken;
  if (!accessToken) return csrfFetch(url, init);
  const response = await csrfFetch(url, withBearer(init, accessToken));
  const error = errorOf(response, await jsonOf(response));
  if (error?.code !== 'UNAUTHENTICATED' || !(await renewSession(accessToken))) return response;
  const renewed = readTokens()?.accessToken;
  return renewed ? csrfFetch(url, withBearer(init, renewed)) : response;
};
