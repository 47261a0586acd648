import { useEffect, useRef } from 'react';
import { toasts } from '../../../../ui/notices/toasts';
import { useArchiveQuery } from './archive.generated';

/** Poll fast while an archive is made; otherwise to notice when it expires, after a day. */
const WHILE_RUNNING_MS = 1_000;
const OTHERWISE_MS = 60_000;

/** The archive of all data, polled while it is made. */
export function useArchive() {
  const { data, error, refetch, startPolling, stopPolling } = useArchiveQuery({
    fetchPolicy: 'cache-and-network',
  });
  const archive = data?.archive ?? undefined;
  const isRunning = archive?.state === 'RUNNING';
  useEffect(() => {
    startPolling(isRunning ? WHILE_RUNNING_MS : OTHERWISE_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);

  const wasRunning = useRef<number>(undefined);
  useEffect(() => {
    if (archive?.state === 'RUNNING') wasRunning.current = archive.id;
    else if (archive && wasRunning.current === archive.id) {
      wasRunning.current = undefined;
      if (archive.state === 'READY') toasts.success('El archivo está listo para descargar');
    }
  }, [archive]);
  return {
    archive,
    isLoaded: data !== undefined,
    hasFailed: error !== undefined && data === undefined,
    askAgain: () => refetch().catch(() => undefined),
  };
}
