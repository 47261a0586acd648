import type { PhotoPlace } from '#domain/records/photos/photo.js';
import type { ListedPhotoFragment } from './photos.generated';

/** The schema only says that a toe is a number. */
export type ListedPhoto = Omit<ListedPhotoFragment, 'toe'> & Pick<PhotoPlace, 'toe'>;

export const listedPhotos = (nodes: readonly ListedPhotoFragment[]): readonly ListedPhoto[] =>
  nodes as readonly ListedPhoto[];
