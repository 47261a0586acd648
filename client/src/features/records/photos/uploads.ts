import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onTokensChanged, readTokens } from '../../../session/session-tokens';
import { sendPhoto } from './send-photo';
import { type Upload, UploadQueue } from './upload-queue';

/** The photos that this tab sends. */
export const uploads = new UploadQueue(sendPhoto);

window.addEventListener('online', uploads.resume);
window.addEventListener('beforeunload', (event) => {
  // Closing the tab would lose them.
  if (uploads.uploads().length > 0) event.preventDefault();
});
onTokensChanged(() => {
  if (!readTokens()) uploads.clear();
});

/** The photos that are not stored yet. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.uploads);

/** Calls back after each stored photo. */
export function useStoredPhotos(onStored: () => void): void {
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    let known = uploads.storedCount();
    return uploads.subscribe(() => {
      if (uploads.storedCount() === known) return;
      known = uploads.storedCount();
      latest.current();
    });
  }, []);
}
