import { addDays, clinicClock, timeAt } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { instantOf } from '../../../ui/clock';

/** A formatter for instants, in the clinic's time: 'hoy 03:30', 'ayer 03:30', '05/03/2024 03:30'. */
export function useWhen(): (instant: string) => string {
  const { timeZone } = useClinic();
  const { date: today } = useClinicNow();
  return (instant) => {
    const { date, minutes } = clinicClock(instantOf(instant), timeZone);
    const isYesterday = date === addDays(today, -1);
    const day = date === today ? 'hoy' : isYesterday ? 'ayer' : shortDate(date);
    return `${day} ${timeAt(minutes)}`;
  };
}
