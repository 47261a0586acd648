import type { OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { type ClinicClock, clinicClock } from '#domain/clinic-time.js';
import { useEffect, useReducer } from 'react';
import { useNow } from '../../ui/clock';
import { readAgenda } from './stored-agenda';

/** How often it is checked, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** The cached agenda and the clinic's clock; undefined as soon as it may no longer be read. */
export function useOfflineAgenda(): { readonly kept: OfflineAgenda; readonly now: ClinicClock } | undefined {
  const now = useNow();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    // A computer may wake up on another day; another tab may have logged out.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', look);
    };
  }, []);
  const instant = now();
  const kept = readAgenda(instant);
  return kept && { kept, now: clinicClock(instant, kept.timeZone) };
}
