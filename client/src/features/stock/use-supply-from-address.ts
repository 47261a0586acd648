import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Supply } from './list/supply-list';
import { useStoredSupplyQuery } from './supplies.generated';

/** Opens the supply in the address (/app/inventario?insumo=7) once, and removes it from the address. */
export function useSupplyFromAddress(open: (supply: Supply) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('insumo');
  const id = /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : undefined;
  const { data } = useStoredSupplyQuery({
    variables: { id: id ?? 0 },
    skip: id === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (asked === null || (id !== undefined && !data)) return;
    if (data?.supply) latestOpen.current(data.supply);
    setSearch({}, { replace: true });
  }, [asked, id, data, setSearch]);
}
