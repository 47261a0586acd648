import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { liveConnection } from './live-connection';
import { reloaderOf, reloadPage } from './page-reload';
import { readTokens } from '../session/session-tokens';

/** Milliseconds before a subscription that the server ended is started again. */
const RESTART_AFTER_MS = 3_000;

/**
 * Options for a subscription to changes: the page refetches its queries on each event, and after each reconnect, since
 * events were missed in the meantime.
 */
export function useLiveReload() {
  const client = useApolloClient();
  const latestRestart = useRef<() => void>(() => undefined);

  useEffect(() => {
    const reloader = reloaderOf(client);
    const stop = liveConnection.onConnected(reloader.catchUp);
    return () => {
      stop();
      reloader.forget();
    };
  }, [client]);

  return useMemo(
    () => ({
      options: {
        fetchPolicy: 'no-cache' as const,
        ignoreResults: true,
        onData: () => void reloadPage(client),
        onError: () => restartLater(() => latestRestart.current()),
      },
      /** Called at each render with the function that starts the subscription again. */
      setRestart(restart: () => void) {
        latestRestart.current = restart;
      },
    }),
    [client],
  );
}

/** Does nothing after the session ended: the page goes to the login. */
export function restartLater(restart: () => void): void {
  if (readTokens()) setTimeout(restart, RESTART_AFTER_MS);
}
