import { renewSession } from '../../../session/renew-session';
import { readTokens, tokensAge } from '../../../session/session-tokens';

/** Milliseconds: 7 of the 8 hours that an access token is valid. */
export const RENEW_AFTER_MS = 25_200_000;
/** A single long timer would stop while the computer sleeps, and fire too late. */
const LOOK_EVERY_MS = 60_000;

/** Renews the session while a user is logged in. @returns a function that stops it. */
export function keepRenewed(): () => void {
  const look = () => {
    const tokens = readTokens();
    if (!tokens || tokensAge() < RENEW_AFTER_MS) return;
    // The server may be unreachable for a while; the next check tries again.
    renewSession(tokens.accessToken).catch(() => undefined);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
