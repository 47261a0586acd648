import { useEffect, useRef } from 'react';
import { useSessionContinuesSubscription } from '../../apollo/session-continues.generated';
import { restartLater } from '../../apollo/use-live-reload';

/**
 * Keeps the live connection open on every page: the server closes it when the session ends, which logs the panel out.
 * Nothing is reloaded, because pages that follow changes have their own subscriptions.
 */
export function KeepConnected() {
  const latestRestart = useRef<() => void>(() => undefined);
  const { restart } = useSessionContinuesSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onError: () => restartLater(() => latestRestart.current()),
  });
  useEffect(() => void (latestRestart.current = restart));
  return null;
}
