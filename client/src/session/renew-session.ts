import { ServerError } from '../calls/call-errors';
import { fetchGraphql } from '../calls/fetch-graphql';
import { oneTabAtATime } from './one-tab-at-a-time';
import { RefreshSessionOperation } from './session.fetch.generated';
import { clearTokens, readTokens, storeTokens } from './session-tokens';

/** The codes that mean the refresh token is invalid; any other error may be temporary. */
const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'INVALID_INPUT', 'NOT_FOUND']);

let renewing: Promise<boolean> | undefined;

/**
 * Replaces an access token that has expired or is about to. All waiting calls and all tabs share one request: using a
 * refresh token twice would end the session everywhere.
 * @param stale the access token to replace.
 * @returns whether there is a session now; if not, its tokens are cleared.
 * @throws ConnectionError, or a ServerError that does not concern the session, which may still be valid.
 */
export function renewSession(stale: string): Promise<boolean> {
  renewing ??= oneTabAtATime('huella-session', () => renewUnlessRenewed(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewUnlessRenewed(stale: string): Promise<boolean> {
  const stored = readTokens();
  if (!stored) return false;
  // Another tab was faster: its tokens are shared.
  if (stored.accessToken !== stale) return true;
  if (!stored.refreshToken) return endSession(stale);
  try {
    const { refreshSession } = await fetchGraphql(RefreshSessionOperation, {
      refreshToken: stored.refreshToken,
    });
    // The user may have logged out during the request.
    if (readTokens()?.accessToken === stale) storeTokens(refreshSession);
    return readTokens() !== undefined;
  } catch (error) {
    if (error instanceof ServerError && REFUSALS.has(error.code)) return endSession(stale);
    throw error;
  }
}

function endSession(stale: string): boolean {
  if (readTokens()?.accessToken !== stale) return readTokens() !== undefined;
  clearTokens();
  return false;
}
