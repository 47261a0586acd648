import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Supply } from './list/supply-list';

/** Opens the supply in the address (/app/inventario?insumo=7) once, and removes it from the address. */
export function useAskedSupply(
  supplies: readonly Supply[] | undefined,
  open: (supply: Supply) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('insumo');
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (!asked || !supplies) return;
    const supply = supplies.find(({ id }) => String(id) === asked);
    if (supply) latestOpen.current(supply);
    setSearch({}, { replace: true });
  }, [asked, supplies, setSearch]);
}
