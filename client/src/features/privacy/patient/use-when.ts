import { clinicClock, parseInstant, timeAt } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { useClinic } from '../../../clinic/clinic';

/** @returns a function that gives an instant's day and time at the clinic: '05/03/2026, 10:30'. */
export function useWhen(): (instant: string) => string {
  const { timeZone } = useClinic();
  return (instant) => {
    const { date, minutes } = clinicClock(parseInstant(instant), timeZone);
    return `${shortDate(date)}, ${timeAt(minutes)}`;
  };
}
