import type { Place } from '#domain/records/foot/exam-edits.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';

export const NO_PLACE: PhotoPlace = { side: null, toe: null, zone: null };

/** A place of the exam's map, as photos have it. */
export const photoPlaceOf = (place: Place): PhotoPlace => ({
  side: place.side,
  toe: 'toe' in place ? place.toe : null,
  zone: 'zone' in place ? place.zone : null,
});

/** The same text for the same place; empty for none. */
export const placeKey = ({ side, toe, zone }: PhotoPlace): string =>
  side ? [side, toe, zone].filter(Boolean).join(' ') : '';
