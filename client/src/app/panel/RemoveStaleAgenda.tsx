import { useEffect } from 'react';
import { forget, readStored, STORAGE_KEYS } from '../../calls/browser-storage';
import { useNow } from '../../ui/clock';

/** The first page opened on the next day, or after the session, removes the agenda cached in this browser. */
export function RemoveStaleAgenda() {
  const now = useNow();
  useEffect(() => {
    if (readStored(STORAGE_KEYS.keptAgenda) === undefined) return;
    import('../../features/offline-agenda/stored-agenda').then(
      ({ readAgenda }) => readAgenda(now()),
      // An agenda that can't be checked is removed.
      () => forget(STORAGE_KEYS.keptAgenda),
    );
  }, [now]);
  return null;
}
