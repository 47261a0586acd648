import { useEffect } from 'react';
import { useStockChangedSubscription } from './stock-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Asks anew for what the page shows whenever a supply or its stock changes, whoever changed it. */
export function useStockChanges(): void {
  const { options, beginsAgainBy } = useLiveReload();
  const { restart } = useStockChangedSubscription(options);
  useEffect(() => beginsAgainBy(restart));
}
