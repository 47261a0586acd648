import { useEffect } from 'react';
import { toasts } from '../../../ui/notices/toasts';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import type { Drop } from './dropped';
import { useChangeAppointment } from '../use-change-appointment';

/** Preloaded, so that the first drag does not wait for it. */
const loadRules = () => import('./dropped');

/**
 * Moves or extends an appointment by drag and drop. An invalid drop is rejected at once, and the event goes
 * back.
 */
export function useDrop(
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
): (appointment: AgendaAppointment, drop: Drop) => Promise<void> {
  const change = useChangeAppointment();
  useEffect(() => void loadRules(), []);
  return async (appointment, drop) => {
    const { timeAfterDrop, refusalAt, sentenceOf } = await loadRules();
    const next = timeAfterDrop(appointment, drop, schedules);
    if (!next) return;
    const refusal = refusalAt(appointment, next, appointments, schedules);
    if (refusal) toasts.error(sentenceOf(refusal, next.date), CALENDAR_TOAST_MS);
    else await change(appointment, next);
  };
}
