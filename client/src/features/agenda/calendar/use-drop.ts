import { toasts } from '../../../ui/notices/toasts';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import type { Attendance, Drop } from './dropped';
import { useChangeAppointment } from '../use-change-appointment';

const loadRules = () => import('./dropped');

/**
 * Moves or extends an appointment, or gives it to another professional. An invalid drop shows the reason and sends
 * nothing.
 */
export function useDrop(
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
  lanes: Attendance | undefined,
): (appointment: AgendaAppointment, drop: Drop) => Promise<void> {
  const change = useChangeAppointment();
  return async (appointment, drop) => {
    const { attendanceOf, placeAfterDrop, refusalAt, sentenceOf } = await loadRules();
    const attendance = lanes ?? attendanceOf(schedules);
    const next = placeAfterDrop(appointment, drop, attendance);
    if (!next) return;
    const refusal = refusalAt(appointment, next, appointments, attendance);
    if (refusal) toasts.error(sentenceOf(refusal, appointment, next, attendance), CALENDAR_TOAST_MS);
    else await change(appointment, next);
  };
}
