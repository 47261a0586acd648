import { ServerError } from '../calls/call-errors';
import { fetchGraphql } from '../calls/fetch-graphql';
import { oneTabAtATime } from './one-tab-at-a-time';
import { RefreshSessionOperation } from './session.fetch.generated';
import { clearTokens, readTokens, storeTokens } from './session-tokens';

/** Where the server says one of these, the refresh token is of no more use; anything else may pass. */
const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'INVALID_INPUT', 'NOT_FOUND']);

let renewing: Promise<boolean> | undefined;

/**
 * Replaces an access token that the server no longer takes, or soon won't. All calls that wait share one
 * request, and so do all tabs: a refresh token used twice would end the session everywhere.
 * @param stale the access token to replace.
 * @returns whether there is a session now. Where there is none, its tokens are cleared.
 * @throws ConnectionError, or a ServerError that says nothing of the session: it may still be good.
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
  // Another tab was faster: its tokens are ours too.
  if (stored.accessToken !== stale) return true;
  if (!stored.refreshToken) return endSession(stale);
  try {
    const { refreshSession } = await fetchGraphql(RefreshSessionOperation, {
      refreshToken: stored.refreshToken,
    });
    // Somebody may have logged out while the answer was on its way.
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
