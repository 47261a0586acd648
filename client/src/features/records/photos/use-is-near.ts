import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the visible part an element already counts as near. */
const MARGIN = '200px';

/** Whether an element has come near the visible part of the page. */
export function useIsNear<Shown extends Element>(): { ref: RefObject<Shown | null>; isNear: boolean } {
  const ref = useRef<Shown>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
