import { type ClinicClock, clinicClock } from '#domain/clinic-time.js';
import { useEffect, useMemo, useReducer } from 'react';
import { useNow } from '../ui/clock';
import { useClinic } from './clinic';

/** How often we look whether the minute has changed. */
const GLANCE_MS = 10_000;

/** The clinic's own day and minute, wherever this browser is; what uses it is drawn again as they change. */
export function useClinicNow(): ClinicClock {
  const now = useNow();
  const { timeZone } = useClinic();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { date, minutes } = clinicClock(now(), timeZone);

  useEffect(() => {
    const glance = () => {
      const next = clinicClock(now(), timeZone);
      if (next.date !== date || next.minutes !== minutes) drawAgain();
    };
    const timer = setInterval(glance, GLANCE_MS);
    // A computer that slept shows yesterday until then.
    document.addEventListener('visibilitychange', glance);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', glance);
    };
  }, [now, timeZone, date, minutes]);

  return useMemo(() => ({ date, minutes }), [date, minutes]);
}
