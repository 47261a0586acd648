import { useEffect, useState } from 'react';

/** Milliseconds between a failed response and the next request. */
const WAIT_MS = 10_000;

/**
 * Retries one request at a time, and immediately when the computer's network is back.
 * @returns `ask` retries at once; `isAsking` is true only while that request is pending.
 */
export function useRetries(onRetry: () => Promise<void>): { isAsking: boolean; ask: () => void } {
  const [asked, setAsked] = useState(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      await onRetry();
      if (isOver) return;
      setAsking(false);
      timer = setTimeout(() => void again(), WAIT_MS);
    };
    if (asked > 0) void again();
    else timer = setTimeout(() => void again(), WAIT_MS);
    const atOnce = () => setAsked((count) => count + 1);
    window.addEventListener('online', atOnce);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [asked, onRetry]);
  const ask = () => {
    setAsking(true);
    setAsked((count) => count + 1);
  };
  return { isAsking, ask };
}
