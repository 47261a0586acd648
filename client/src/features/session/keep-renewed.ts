import { renewSession } from '../../session/renew-session';
import { readTokens, tokensAge } from '../../session/session-tokens';

/** The access token is renewed every 7 hours (spec, section 9). */
export const RENEW_AFTER_MS = 25_200_000;
/** One long timer would sleep with the computer, and wake too late. */
const LOOK_EVERY_MS = 60_000;

/** Renews the session while somebody is logged in. @returns a function that ends it. */
export function keepRenewed(): () => void {
  const look = () => {
    const tokens = readTokens();
    if (!tokens || tokensAge() < RENEW_AFTER_MS) return;
    // The server may be away for a while; the next look tries again.
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
