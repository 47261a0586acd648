import { type ComponentProps, lazy, Suspense } from 'react';
import type { OpenRecord } from './OpenRecord';

const Loaded = lazy(() => import('./OpenRecord').then((module) => ({ default: module.OpenRecord })));

/** A record's dialog, whose forms and letters are heavier than the lists from which it is opened. */
export const LazyOpenRecord = (props: ComponentProps<typeof OpenRecord>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
