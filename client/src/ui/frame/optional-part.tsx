import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Optional parts that are not shown yet. React shows one up to 300 ms after its code has been loaded. */
let absent = 0;
let waiting: (() => void)[] = [];

export const allPartsShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (absent > 0) waiting.push(resolve);
    else resolve();
  });

function Absent() {
  useLayoutEffect(() => {
    absent += 1;
    return () => {
      absent -= 1;
      if (absent > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    };
  }, []);
  return null;
}

/** A part that its page can do without: loaded later, and left out if its code can't be loaded. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function OptionalPart(props: Props) {
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense
          fallback={
            <>
              <Absent />
              {fallback}
            </>
          }
        >
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
