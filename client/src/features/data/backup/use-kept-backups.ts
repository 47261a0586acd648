import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { wordsOf } from './backup-words';
import { useCreateBackupMutation, useKeptBackupsQuery } from './kept-backups.generated';

/** Poll fast while a backup is running; otherwise wait for the nightly one. */
const WHILE_RUNNING_MS = 1_500;
const OTHERWISE_MS = 60_000;

/** The kept backups, reloaded regularly, and a function that makes one more. */
export function useKeptBackups() {
  const { data, error, refetch, startPolling, stopPolling } = useKeptBackupsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useCreateBackupMutation();
  const [isStarting, setStarting] = useState(false);
  const askAgain = () => refetch().catch(() => undefined);

  // The list and the status are read one after the other: a backup may finish in between.
  const isRunning =
    data !== undefined &&
    (data.backupStatus.isRunning || data.backups.some(({ state }) => state === 'RUNNING'));
  useEffect(() => {
    startPolling(isRunning ? WHILE_RUNNING_MS : OTHERWISE_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const reportEndOf = useEndReport(data?.backups);

  const start = async (): Promise<void> => {
    setStarting(true);
    await create().then(
      // A small backup may finish before the list is loaded.
      (made) => made.data && reportEndOf(made.data.createBackup.id),
      (thrown: unknown) =>
        toasts.error(failureOf(thrown).sentence ?? 'No se pudo comenzar la copia. Inténtelo de nuevo.'),
    );
    await askAgain();
    setStarting(false);
  };
  return { data, error, askAgain, start, isBusy: isStarting || isRunning };
}

export type KeptBackupsInHand = ReturnType<typeof useKeptBackups>;

type Backups = NonNullable<ReturnType<typeof useKeptBackupsQuery>['data']>['backups'];

/**
 * Reports the end of each backup that the list showed as running.
 * @returns a function that adds a backup, which may have ended before the list shows it.
 */
function useEndReport(backups: Backups | undefined): (id: number) => void {
  const running = useRef(new Set<number>());
  useEffect(() => {
    for (const backup of backups ?? []) {
      if (backup.state === 'RUNNING') running.current.add(backup.id);
      else if (running.current.delete(backup.id)) {
        if (backup.state === 'GOOD') toasts.success('Copia hecha y comprobada');
        else if (backup.state === 'UNCHECKED') toasts.warning('Copia hecha, sin comprobar');
        else toasts.error(`La copia falló. ${wordsOf(backup).sentence}`);
      }
    }
  }, [backups]);
  return (id) => void running.current.add(id);
}
