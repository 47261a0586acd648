import type { PhotoKind, PhotoPlace } from '#domain/records/photos/photo.js';
import { useLongList } from '../../../apollo/use-long-list';
import { type ListedPhoto, listedPhotos } from './listed-photo';
import { PhotosDocument } from './photos.generated';
import { useStoredPhotos } from './uploads';

interface Wanted {
  readonly patientId: number;
  readonly appointmentId?: number;
  readonly place?: PhotoPlace;
  readonly kind?: PhotoKind;
}

interface PhotosOf {
  /** Undefined until they are loaded. */
  readonly photos: readonly ListedPhoto[] | undefined;
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  /** Loads the list again. */
  readonly reload: () => void;
}

/** Photos and documents without the withdrawn ones, the latest day first; they are reloaded when one is uploaded. */
export function usePhotosOf({ place, ...wanted }: Wanted, size: number): PhotosOf {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    PhotosDocument,
    { ...wanted, ...place },
    size,
    (data) => data.photos,
  );
  useStoredPhotos(retry);
  return {
    photos: page && listedPhotos(page.nodes),
    totalCount: page?.totalCount ?? 0,
    hasMore: page?.hasNextPage ?? false,
    hasFailed,
    isLoadingMore,
    more,
    reload: retry,
  };
}
