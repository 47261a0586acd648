import { useEffect } from 'react';

export type PageKey = readonly [key: string, act: string];

const lists = new Set<readonly PageKey[]>();

/** Lists a page's keys in the help while the page is shown. @param keys stable between renders. */
export function usePageKeys(keys: readonly PageKey[]): void {
  useEffect(() => {
    lists.add(keys);
    return () => void lists.delete(keys);
  }, [keys]);
}

/** The keys of the current screen. */
export const pageKeys = (): readonly PageKey[] => [...lists].flat();
