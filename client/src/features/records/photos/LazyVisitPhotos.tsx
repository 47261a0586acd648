import { type ComponentProps, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import type { VisitPhotos } from './VisitPhotos';

const Loaded = lazy(() => import('./VisitPhotos').then((module) => ({ default: module.VisitPhotos })));

/** A visit's photos, which are loaded after the rest of its page, and left out if their code can't be loaded. */
export const LazyVisitPhotos = (props: ComponentProps<typeof VisitPhotos>) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  </ErrorBoundary>
);
