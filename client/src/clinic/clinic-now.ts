import { type ClinicClock, clinicClock } from '#domain/clinic-time.js';
import { useEffect, useMemo, useReducer } from 'react';
import { useNow } from '../ui/clock';
import { useClinic } from './clinic';

/** How often the minute is checked. */
const CHECK_MS = 10_000;

/** The current day and minute in the clinic, whatever the browser's time zone. Rerenders when they change. */
export function useClinicNow(): ClinicClock {
  const now = useNow();
  const { timeZone } = useClinic();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { date, minutes } = clinicClock(now(), timeZone);

  useEffect(() => {
    const update = () => {
      const next = clinicClock(now(), timeZone);
      if (next.date !== date || next.minutes !== minutes) renderAgain();
    };
    const timer = setInterval(update, CHECK_MS);
    // A computer that wakes from sleep still shows yesterday.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, timeZone, date, minutes]);

  return useMemo(() => ({ date, minutes }), [date, minutes]);
}
