import type { Place } from '#domain/records/foot/exam-edits.js';
import { lazy, Suspense, useContext } from 'react';
import { useRights } from '../../../session/current-staff';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { VisitOfPhotos } from './visit-of-photos';

const PlacePhotoButton = lazy(() =>
  import('./PlacePhotoButton').then((module) => ({ default: module.PlacePhotoButton })),
);

/** During a visit, what takes a photo of a place on the feet. It is left out if its code can't be loaded. */
export function PhotoOfPlace({ place }: { place: Place }) {
  const visit = useContext(VisitOfPhotos);
  const can = useRights();
  if (!visit || !can('HEALTH_DATA', 'WRITE')) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <PlacePhotoButton {...visit} zone={place} />
      </Suspense>
    </ErrorBoundary>
  );
}
