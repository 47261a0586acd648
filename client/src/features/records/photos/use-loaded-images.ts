import { useCallback, useEffect, useReducer, useState } from 'react';
import { loadImage } from './use-loaded-image';

interface LoadedImages {
  /** Sources of images by their address. */
  readonly images: ReadonlyMap<string, string>;
  readonly areLoaded: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Loads a few images that need the session. They are kept in memory only while they are shown. */
export function useLoadedImages(addresses: readonly string[]): LoadedImages {
  const [images, setImages] = useState(NONE);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const wanted = addresses.join(' ');
  useEffect(() => {
    const loading = new AbortController();
    const sources: string[] = [];
    for (const address of wanted.split(' ').filter(Boolean)) {
      loadImage(address, loading.signal).then(
        (image) => {
          if (loading.signal.aborted) return;
          const source = URL.createObjectURL(image);
          sources.push(source);
          setImages((others) => new Map(others).set(address, source));
        },
        () => loading.signal.aborted || setFailed(true),
      );
    }
    return () => {
      loading.abort();
      setImages(NONE);
      setFailed(false);
      for (const source of sources) URL.revokeObjectURL(source);
    };
  }, [wanted, attempt]);
  return {
    images,
    areLoaded: addresses.every((address) => images.has(address)),
    hasFailed,
    retry: useCallback(() => again(), []),
  };
}
