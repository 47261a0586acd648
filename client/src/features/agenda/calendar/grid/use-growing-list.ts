import { startTransition, useEffect, useState } from 'react';

/** Rows rendered at once, and added by each step. */
const STEP = 120;

/**
 * The first rows of a long list, then more after each render until it is complete: the first screen appears at once,
 * and no step blocks the browser for long.
 * @param grows false to get the whole list at once.
 */
export function useGrowingList<Item>(all: readonly Item[], grows: boolean): readonly Item[] {
  const [count, setCount] = useState(STEP);
  const isWhole = !grows || count >= all.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(next);
  }, [isWhole, count]);
  return isWhole ? all : all.slice(0, count);
}
