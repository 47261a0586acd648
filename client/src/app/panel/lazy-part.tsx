import type { Area } from '#domain/access/rights.js';
import { type ComponentType, lazy, Suspense } from 'react';
import { useRights } from '../../session/current-staff';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';

/**
 * A part of another feature's page. It is loaded later, and left out if its code can't be loaded.
 * @param area only users with it see the part; absent for all.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, area?: Area) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })));
  return function Part(props: Props) {
    const can = useRights();
    if (area && !can(area)) return null;
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
