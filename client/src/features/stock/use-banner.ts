import { useCallback, useEffect, useState } from 'react';

/** In milliseconds. */
export const SUCCESS_MS = 3_000;
export const DELETE_FAILURE_MS = 5_000;

interface Said {
  readonly text: string;
  readonly isGood: boolean;
  readonly forMs: number;
}

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
