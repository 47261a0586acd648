import type { LocalDate } from '#domain/clinic-time.js';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAgendaChangedSubscription } from './agenda-changes.generated';
import { failureOf } from './apollo-failure';
import { liveConnection } from './live-connection';
import { renewSession } from './renew-session';
import { readTokens } from './session-tokens';

/** A subscription's beginning is not confirmed: by then the server has heard of it, in milliseconds. */
const SETTLE_MS = 300;
/** Before a subscription that the server ended is begun again, in milliseconds. */
const BEGIN_AGAIN_MS = 3_000;

/**
 * Asks anew for what the page shows whenever the agenda changes within those days, whoever changed it, and after
 * each connection, for what happened without one was not heard.
 * @returns whether changes are not heard at the moment.
 */
export function useAgendaChanges(range: { from: LocalDate; to: LocalDate }): boolean {
  const client = useApolloClient();
  const isAsking = useRef(false);
  const isDue = useRef(false);
  // Many changes at once, such as a series of bookings, are asked for once or twice and not one by one.
  const reload = useRef(async () => {
    isDue.current = true;
    if (isAsking.current) return;
    isAsking.current = true;
    while (isDue.current) {
      isDue.current = false;
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    isAsking.current = false;
  });

  const { restart } = useAgendaChangedSubscription({
    variables: range,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: () => void reload.current(),
    onError: (error) => void beginAgain(error, () => latestRestart.current()),
  });
  const latestRestart = useRef(restart);
  useEffect(() => {
    latestRestart.current = restart;
  });

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const stop = liveConnection.onConnected(() => {
      clearTimeout(settling);
      settling = setTimeout(() => void reload.current(), SETTLE_MS);
    });
    return () => {
      stop();
      clearTimeout(settling);
    };
  }, []);
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
}

/** The token that came with the connection may have expired since; another connection brings another one. */
async function beginAgain(error: unknown, restart: () => void): Promise<void> {
  const tokens = readTokens();
  if (!tokens) return;
  if (failureOf(error).code === 'UNAUTHENTICATED') {
    await renewSession(tokens.accessToken).catch(() => undefined);
    if (!readTokens()) return;
    liveConnection.reconnect();
  }
  setTimeout(restart, BEGIN_AGAIN_MS);
}
