import { useEffect, useState } from 'react';

/** Milliseconds until the page has started to load its data; before that, the browser may be idle too. */
const FIRST_WAIT_MS = 2_000;
/** After this many more milliseconds, the browser counts as idle. */
const MAX_WAIT_MS = 10_000;

/** Whether the browser is idle, so that code that is not needed yet can be loaded. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let waiting = 0;
    const become = () => setIdle(true);
    const timer = setTimeout(() => {
      // Not supported by Safari.
      if (typeof window.requestIdleCallback !== 'function') return become();
      waiting = window.requestIdleCallback(become, { timeout: MAX_WAIT_MS });
    }, FIRST_WAIT_MS);
    return () => {
      clearTimeout(timer);
      if (waiting) window.cancelIdleCallback(waiting);
    };
  }, []);
  return isIdle;
}
