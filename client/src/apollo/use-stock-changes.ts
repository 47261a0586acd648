import { useEffect } from 'react';
import { useStockChangedSubscription } from './stock-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Refetches the page's queries whenever a supply or its stock changes. */
export function useStockChanges(): void {
  const { options, setRestart } = useLiveReload();
  const { restart } = useStockChangedSubscription(options);
  useEffect(() => setRestart(restart));
}
