import { forgetAll, STORAGE_KEYS } from '../calls/browser-storage';
import { onTokensChanged, readTokens } from '../session/session-tokens';

/**
 * Removes the tabs, which may hold a patient's data, and reloads the playground, because GraphiQL keeps them in memory.
 */
export function forgetTabs(): void {
  forgetAll(STORAGE_KEYS.playground);
  location.reload();
}

/** Removes the tabs when the panel's session ends, in this or another browser tab. */
export function forgetTabsAfterLogout(): void {
  let hadSession = readTokens() !== undefined;
  onTokensChanged(() => {
    const hasSession = readTokens() !== undefined;
    if (hadSession && !hasSession) forgetTabs();
    hadSession = hasSession;
  });
}
