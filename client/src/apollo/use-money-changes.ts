import { useEffect } from 'react';
import { useMoneyChangedSubscription } from './money-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Refetches the page's queries whenever a charge, a payment or a closing is added. */
export function useMoneyChanges(): void {
  const { options, setRestart } = useLiveReload();
  const { restart } = useMoneyChangedSubscription(options);
  useEffect(() => setRestart(restart));
}
