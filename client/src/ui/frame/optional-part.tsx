import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** A part that its page can do without: loaded later, and left out if its code can't be loaded. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function OptionalPart(props: Props) {
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
