import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** In pixels: shorter moves are taps, and steeper ones scroll the page. */
const LEAST = 56;
/** Milliseconds: a finger that stays longer selects or drags. */
const LONGEST = 600;

export interface Touch {
  readonly x: number;
  readonly y: number;
  /** In milliseconds. */
  readonly at: number;
}

/** @returns 1 for a swipe to the left, which leads on; -1 for one to the right; undefined for anything else. */
export function swipeBetween(start: Touch, end: Touch): 1 | -1 | undefined {
  const across = end.x - start.x;
  const isSwipe =
    Math.abs(across) >= LEAST &&
    Math.abs(across) > 2 * Math.abs(end.y - start.y) &&
    end.at - start.at <= LONGEST;
  if (!isSwipe) return undefined;
  return across < 0 ? 1 : -1;
}

const touchOf = ({ changedTouches: [finger], timeStamp }: TouchEvent): Touch | undefined =>
  finger && { x: finger.clientX, y: finger.clientY, at: timeStamp };

/** @returns a ref for the element over which a swipe calls back. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): RefCallback<HTMLElement> {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  return useCallback((element: HTMLElement | null) => {
    let start: Touch | undefined;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 1 ? touchOf(event) : undefined;
    };
    const end = (event: TouchEvent) => {
      const last = touchOf(event);
      const direction = start && last && swipeBetween(start, last);
      start = undefined;
      if (direction) latest.current(direction);
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchend', end);
    };
  }, []);
}
