import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useState } from 'react';
import { type ListedPhoto, listedPhotos } from './listed-photo';
import { PhotosDocument } from './photos.generated';
import { useStoredPhotos } from './uploads';

/** The most that the server lists at once. */
const PAGE = 200;

interface EveryPhoto {
  /** Those loaded so far, the latest day first; undefined before the first ones. */
  readonly photos: readonly ListedPhoto[] | undefined;
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What is known about all photos and documents of a patient; the images themselves are loaded as they are shown. */
export function useEveryPhoto(patientId: number, withWithdrawn: boolean): EveryPhoto {
  const client = useApolloClient();
  const [attempt, reload] = useReducer((count: number) => count + 1, 0);
  const [state, setState] = useState<Omit<EveryPhoto, 'reload'>>({
    photos: undefined,
    isComplete: false,
    hasFailed: false,
  });
  useEffect(() => {
    let isOver = false;
    const pageAfter = async (after: string | null) => {
      const { data } = await client.query({
        query: PhotosDocument,
        variables: { patientId, withWithdrawn, first: PAGE, after },
        fetchPolicy: 'no-cache',
      });
      return data?.photos;
    };
    const load = async () => {
      const photos: ListedPhoto[] = [];
      let page = await pageAfter(null);
      while (page && !isOver) {
        photos.push(...listedPhotos(page.nodes));
        setState({ photos: [...photos], isComplete: !page.hasNextPage, hasFailed: false });
        page = page.hasNextPage ? await pageAfter(page.endCursor ?? null) : undefined;
      }
    };
    load().catch(() => isOver || setState((before) => ({ ...before, hasFailed: true })));
    return () => {
      isOver = true;
    };
  }, [client, patientId, withWithdrawn, attempt]);
  useStoredPhotos(reload);
  return { ...state, reload };
}
