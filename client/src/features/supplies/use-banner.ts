import { useCallback, useEffect, useState } from 'react';

/** In milliseconds (spec, section 9). */
export const SUCCESS_MS = 3_000;
export const DELETE_FAILURE_MS = 5_000;

interface Said {
  readonly text: string;
  readonly isGood: boolean;
  readonly forMs: number;
}

/** What the page says of the last thing that was done, for a while. */
export function useBanner() {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), said.forMs);
    return () => clearTimeout(timer);
  }, [said]);
  return {
    said,
    say: useCallback(
      (text: string, { isGood = true, forMs = SUCCESS_MS } = {}) => setSaid({ text, isGood, forMs }),
      [],
    ),
    close: useCallback(() => setSaid(undefined), []),
  };
}
