import { useLongList } from '../../apollo/use-long-list';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import type { SupplyView } from './list/supply-list';
import { SuppliesDocument, useSuppliesToBuyQuery } from './supplies.generated';

/** Supplies shown first. */
const SIZE = 50;

/** The loaded supplies of a view, and all critical ones whatever the view. */
export function useSupplies(view: SupplyView) {
  const list = useLongList(SuppliesDocument, view, SIZE, (data) => data.supplyPages);
  const critical = useSuppliesToBuyQuery({ fetchPolicy: 'cache-and-network' });
  const hasCriticalFailed = usePersistentFailure(critical);
  return {
    ...list,
    critical: critical.data?.supplies ?? [],
    areCriticalKnown: (critical.data ?? critical.error) !== undefined,
    hasFailed: list.hasFailed || hasCriticalFailed,
    retry: () => {
      list.retry();
      void critical.refetch().catch(() => undefined);
    },
  };
}
