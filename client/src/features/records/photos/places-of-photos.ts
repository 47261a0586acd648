import { capitalised } from '#domain/capitalised.es.js';
import { placeInWords } from '#domain/records/photos/photo.es.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';
import type { ListedPhoto } from './listed-photo';
import { placeKey } from './photo-place';

export interface PlaceWithPhotos {
  readonly key: string;
  readonly words: string;
  readonly place: PhotoPlace;
  /** The latest first. */
  readonly photos: readonly ListedPhoto[];
}

/**
 * Photos by their place on the feet, in the order of the places' latest photos. Documents, withdrawn photos and those without
 * a place are left out.
 */
export function placesOf(photos: readonly ListedPhoto[]): PlaceWithPhotos[] {
  const places = new Map<string, PlaceWithPhotos>();
  for (const photo of photos) {
    if (photo.kind === 'DOCUMENT' || photo.withdrawnAt || !photo.side) continue;
    const { side, toe, zone } = photo;
    const key = placeKey(photo);
    const known = places.get(key);
    places.set(key, {
      key,
      words: capitalised(placeInWords(photo)),
      place: { side, toe, zone },
      photos: [...(known?.photos ?? []), photo],
    });
  }
  return [...places.values()];
}

/** The places with at least two photos, which may be of one visit: before and after the treatment. */
export const comparable = (places: readonly PlaceWithPhotos[]): PlaceWithPhotos[] =>
  places.filter(({ photos }) => photos.length > 1);
