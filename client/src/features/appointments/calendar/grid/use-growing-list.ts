import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once, and at each step after it. */
const STEP = 120;

/**
 * A long list's beginning, and a little more of it after each drawing until it is whole: what stands above the fold is
 * there at once, and no step keeps the browser from what else it has to do.
 * @param grows false where all of it is wanted at once.
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
