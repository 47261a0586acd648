import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Supply } from './list/supply-list';

/** Opens the supply that the address asks for (/app/inventario?insumo=7), once; the address then forgets it. */
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
