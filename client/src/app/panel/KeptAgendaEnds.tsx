import { useEffect } from 'react';
import { forget, readStored, STORAGE_KEYS } from '../../calls/browser-storage';
import { useNow } from '../../ui/clock';

/** Whatever page is opened first on the next day, or after the session, removes the agenda that this browser kept. */
export function KeptAgendaEnds() {
  const now = useNow();
  useEffect(() => {
    if (readStored(STORAGE_KEYS.keptAgenda) === undefined) return;
    import('../../features/kept-agenda/stored-agenda').then(
      ({ readAgenda }) => readAgenda(now()),
      // What can't be checked is not kept.
      () => forget(STORAGE_KEYS.keptAgenda),
    );
  }, [now]);
  return null;
}
