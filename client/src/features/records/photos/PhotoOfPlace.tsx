import type { Place } from '#domain/records/foot/exam-edits.js';
import { useContext } from 'react';
import { useRights } from '../../../session/current-staff';
import { optionalPart } from '../../../ui/frame/optional-part';
import { VisitOfPhotos } from './visit-of-photos';

const PlacePhotoButton = optionalPart(() =>
  import('./PlacePhotoButton').then((module) => module.PlacePhotoButton),
);

/** The button that takes a photo of a place on the feet, during a visit. */
export function PhotoOfPlace({ place }: { place: Place }) {
  const visit = useContext(VisitOfPhotos);
  const can = useRights();
  if (!visit || !can('HEALTH_DATA', 'WRITE')) return null;
  return <PlacePhotoButton {...visit} zone={place} />;
}
