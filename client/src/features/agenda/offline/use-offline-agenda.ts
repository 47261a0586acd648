import { isOnItsDay, type OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { type ClinicClock, clinicClock } from '#domain/clinic-time.js';
import { useEffect, useState } from 'react';
import { liveConnection } from '../../../apollo/live-connection';
import { onTokensChanged } from '../../../session/session-tokens';
import { useNow } from '../../../ui/clock';
import { readAgenda } from './stored-agenda';

/** Milliseconds between checks. */
const LOOK_EVERY_MS = 10_000;

interface Readable {
  readonly agenda: OfflineAgenda;
  readonly now: ClinicClock;
}

/** The stored agenda and the clinic's clock; 'none' as soon as it may no longer be read. */
export function useOfflineAgenda(): Readable | 'reading' | 'none' {
  const now = useNow();
  const [agenda, setAgenda] = useState<OfflineAgenda | 'none'>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      // An agenda that the browser refuses to read counts as absent.
      const found = await readAgenda(now()).catch(() => undefined);
      if (!isOver) setAgenda(found ?? 'none');
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    const lookNow = () => void look();
    // A computer may wake up on another day; another tab may have logged out.
    document.addEventListener('visibilitychange', lookNow);
    const stop = onTokensChanged(lookNow);
    // It may have been stored since the last look.
    const stopWatching = liveConnection.subscribe(lookNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
      stop();
      stopWatching();
    };
  }, [now]);
  if (agenda === undefined) return 'reading';
  const instant = now();
  return agenda !== 'none' && isOnItsDay(agenda, instant)
    ? { agenda, now: clinicClock(instant, agenda.timeZone) }
    : 'none';
}
