import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { liveConnection } from './live-connection';
import { readTokens } from '../session/session-tokens';

/** The server does not confirm a subscription; after this many milliseconds it is active. */
const SETTLE_MS = 300;
/** Milliseconds before a subscription that the server ended is started again. */
const RESTART_AFTER_MS = 3_000;

/** Refetches the page's queries. Many changes at once cause one or two refetches. */
class Reloader {
  #isReloading = false;
  #isDirty = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {}

  readonly reload = async (): Promise<void> => {
    this.#isDirty = true;
    if (this.#isReloading) return;
    this.#isReloading = true;
    while (this.#isDirty) {
      this.#isDirty = false;
      await this.client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    this.#isReloading = false;
  };

  readonly reloadSoon = (): void => {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.reload(), SETTLE_MS);
  };

  readonly forget = (): void => clearTimeout(this.#settling);
}

/** One for all subscriptions of a page: they share the connection, and often report the same change. */
const reloaders = new WeakMap<ApolloClient, Reloader>();

function reloaderOf(client: ApolloClient): Reloader {
  const known = reloaders.get(client) ?? new Reloader(client);
  reloaders.set(client, known);
  return known;
}

/**
 * Options for a subscription to changes: the page refetches its queries at each event, and after each
 * connection, since events were missed without one.
 */
export function useLiveReload() {
  const client = useApolloClient();
  const latestRestart = useRef<() => void>(() => undefined);

  useEffect(() => {
    const reloader = reloaderOf(client);
    const stop = liveConnection.onConnected(reloader.reloadSoon);
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
        onData: () => void reloaderOf(client).reload(),
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

/** Not after the session ended: the page goes to the login. */
export function restartLater(restart: () => void): void {
  if (readTokens()) setTimeout(restart, RESTART_AFTER_MS);
}
