import { useCallback, useEffect, useReducer, useState } from 'react';
import { sessionFetch } from '../../../session/session-fetch';

interface LoadedImage {
  /** Absent until it is loaded. */
  readonly source: string | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads an image that needs the session, so that `<img>` alone can't. It is kept in memory only while it is shown.
 * @param address undefined while it is not wanted yet.
 */
export function useLoadedImage(address: string | undefined): LoadedImage {
  const [loaded, setLoaded] = useState<{ address: string; source: string | undefined }>();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!address) return undefined;
    const loading = new AbortController();
    let source: string | undefined;
    loadImage(address, loading.signal).then(
      (image) => {
        if (loading.signal.aborted) return;
        source = URL.createObjectURL(image);
        setLoaded({ address, source });
      },
      () => loading.signal.aborted || setLoaded({ address, source: undefined }),
    );
    return () => {
      loading.abort();
      if (source) URL.revokeObjectURL(source);
    };
  }, [address, attempt]);
  const current = loaded?.address === address ? loaded : undefined;
  const retry = useCallback(() => {
    setLoaded(undefined);
    again();
  }, []);
  return { source: current?.source, hasFailed: current !== undefined && !current.source, retry };
}

/** @throws Error unless the server answers with the image. */
export async function loadImage(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await sessionFetch(address, { method: 'GET', signal });
  if (!response.ok) throw new Error(`the image was refused with ${response.status}`);
  return response.blob();
}
