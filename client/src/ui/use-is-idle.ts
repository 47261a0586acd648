import { useEffect, useState } from 'react';

/** Milliseconds until the page has begun to load what it needs: while that is under way, the browser may be idle, too. */
const FIRST_WAIT_MS = 2_000;
/** After this many milliseconds more, the browser counts as idle. */
const LONGEST_WAIT_MS = 10_000;

/** Whether the browser has nothing to do any more: then comes what nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let waiting = 0;
    const become = () => setIdle(true);
    const timer = setTimeout(() => {
      // Safari does not tell.
      if (typeof window.requestIdleCallback !== 'function') return become();
      waiting = window.requestIdleCallback(become, { timeout: LONGEST_WAIT_MS });
    }, FIRST_WAIT_MS);
    return () => {
      clearTimeout(timer);
      if (waiting) window.cancelIdleCallback(waiting);
    };
  }, []);
  return isIdle;
}
