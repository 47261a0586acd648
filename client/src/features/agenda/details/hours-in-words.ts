import { minutesOf, timeAt } from '#domain/clinic-time.js';
import type { AgendaAppointment } from '../agenda-appointment';

/** '11:00 – 13:00 (2 horas)'. */
export function hoursInWords({
  time,
  durationMinutes,
}: Pick<AgendaAppointment, 'time' | 'durationMinutes'>): string {
  const end = Math.min(minutesOf(time) + durationMinutes, 24 * 60 - 1);
  return `${time} – ${timeAt(end)}${durationMinutes > 60 ? ' (2 horas)' : ''}`;
}
