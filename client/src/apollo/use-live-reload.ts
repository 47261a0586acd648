import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { liveConnection } from './live-connection';
import { readTokens } from '../session/session-tokens';

/** A subscription's beginning is not confirmed: by then the server has heard of it, in milliseconds. */
const SETTLE_MS = 300;
/** Before a subscription that the server ended is begun again, in milliseconds. */
const BEGIN_AGAIN_MS = 3_000;

/** Asks anew for what the page shows. Many changes at once are asked for once or twice and not one by one. */
class Reloader {
  #isAsking = false;
  #isDue = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {}

  readonly reload = async (): Promise<void> => {
    this.#isDue = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isDue) {
      this.#isDue = false;
      await this.client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    this.#isAsking = false;
  };

  readonly reloadSoon = (): void => {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.reload(), SETTLE_MS);
  };

  readonly forget = (): void => clearTimeout(this.#settling);
}

/** One for all subscriptions of a page: they hear of the same connection, and often of the same change. */
const reloaders = new WeakMap<ApolloClient, Reloader>();

function reloaderOf(client: ApolloClient): Reloader {
  const known = reloaders.get(client) ?? new Reloader(client);
  reloaders.set(client, known);
  return known;
}

/**
 * Options for a subscription that says that something changed: the page then asks anew for what it shows, and after
 * each connection too, for what happened without one was not heard.
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
        onError: () => beginAgain(() => latestRestart.current()),
      },
      /** To be told, at each drawing, how the subscription begins again. */
      beginsAgainBy(restart: () => void) {
        latestRestart.current = restart;
      },
    }),
    [client],
  );
}

/** A session that ended is not: the page goes to the login. */
function beginAgain(restart: () => void): void {
  if (readTokens()) setTimeout(restart, BEGIN_AGAIN_MS);
}
