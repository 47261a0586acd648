import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** A part that its page can do without: loaded later, and left out if its code can't be loaded. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function OptionalPart(props: Props) {
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
