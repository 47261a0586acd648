import { type ListedPhoto, listedPhotos } from './listed-photo';
import { usePhotosQuery } from './photos.generated';
import { useStoredPhotos } from './uploads';

/** More than any patient has; Apollo's link requests them page by page. */
const EVERY = 10_000;

interface EveryPhoto {
  /** The latest day first; undefined until they are loaded. */
  readonly photos: readonly ListedPhoto[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** All photos and documents of a patient, without the images, which are loaded as they are shown. */
export function useEveryPhoto(patientId: number, withWithdrawn: boolean): EveryPhoto {
  const { data, previousData, error, refetch } = usePhotosQuery({
    variables: { patientId, withWithdrawn, first: EVERY },
    fetchPolicy: 'no-cache',
  });
  const reload = () => void refetch().catch(() => undefined);
  useStoredPhotos(reload);
  const shown = data ?? previousData;
  return { photos: shown && listedPhotos(shown.photos.nodes), hasFailed: error !== undefined, reload };
}
