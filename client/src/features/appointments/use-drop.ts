import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { toasts } from '../../ui/toasts';
import type { AgendaAppointment } from './agenda-appointment';
import type { Schedules } from './agenda-hours';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { type Drop, refusalAt, timeAfterDrop } from './dropped';
import { useChangeAppointment } from './use-change-appointment';

/** Moves or lengthens an appointment by drag. What can't be is refused at once, and the event stays where it was. */
export function useDrop(
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
): (appointment: AgendaAppointment, drop: Drop) => void {
  const change = useChangeAppointment();
  return (appointment, drop) => {
    const next = timeAfterDrop(appointment, drop, schedules);
    if (!next) return;
    const refusal = refusalAt(appointment, next, appointments, schedules);
    if (refusal) {
      const sentence =
        refusal.kind === 'TAKEN'
          ? `${ERROR_MESSAGES.SLOT_TAKEN}: ya hay otra cita a esa hora.`
          : refusalSentence(refusal, next.date);
      toasts.error(sentence, CALENDAR_TOAST_MS);
      return;
    }
    void change(appointment, next);
  };
}
