import { useEffect, useRef } from 'react';
import { useStockChangedSubscription } from '../../apollo/stock-changes.generated';
import { restartLater } from '../../apollo/use-live-reload';

/**
 * Keeps the live connection open on every page: the server closes it when the session ends, which logs the panel out.
 * Any subscription would do; nothing is reloaded, because pages that follow changes have their own subscriptions.
 */
export function KeepConnected() {
  const latestRestart = useRef<() => void>(() => undefined);
  const { restart } = useStockChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onError: () => restartLater(() => latestRestart.current()),
  });
  useEffect(() => void (latestRestart.current = restart));
  return null;
}
