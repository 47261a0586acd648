import { clinicClock, timeAt } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { instantOf } from '../ui/clock';
import { useClinic } from './clinic';

/** A formatter for the server's instants, in the clinic's time: '05/03/2024 14:30'. */
export function useWallTime(): (instant: string) => string {
  const { timeZone } = useClinic();
  return (instant) => {
    const { date, minutes } = clinicClock(instantOf(instant), timeZone);
    return `${shortDate(date)} ${timeAt(minutes)}`;
  };
}
