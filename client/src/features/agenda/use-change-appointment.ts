import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../apollo/apollo-failure';
import { reloadPage } from '../../apollo/page-reload';
import type { Failure } from '../../calls/failure';
import { useClinicNow } from '../../clinic/clinic-now';
import { toasts } from '../../ui/notices/toasts';
import type { AgendaAppointment } from './agenda-appointment';
import { agendaListsOf } from './agenda-lists';
import { type UpdateAppointmentInput, useUpdateAppointmentMutation } from './appointment-writes.generated';
import { CALENDAR_TOAST_MS, CHANGED_MEANWHILE, HOUR_UNAVAILABLE } from './calendar-toasts';
import { movedToText } from './moved-to-text';

/** The fields that a click or a drag changes. */
export type Change = Pick<
  UpdateAppointmentInput,
  'date' | 'time' | 'durationMinutes' | 'status' | 'professionalId' | 'attendance'
>;

/** The sentence for a change that the server refused. */
export function refusalOf({ code, sentence, fields }: Failure): string {
  if (code === 'SLOT_TAKEN') return HOUR_UNAVAILABLE;
  if (code === 'STALE') return CHANGED_MEANWHILE;
  const reasons = fields['time'] ?? fields['professionalId'];
  return reasons?.join(' ') ?? sentence ?? 'Error al actualizar la cita';
}

/**
 * Changes an appointment with an optimistic update, and offers to undo it. If the server rejects it, the change is
 * reverted and the reason shown.
 * @returns a function that resolves to whether it was changed.
 */
export function useChangeAppointment(): (appointment: AgendaAppointment, change: Change) => Promise<boolean> {
  const [update] = useUpdateAppointmentMutation();
  const client = useApolloClient();
  const { date: today } = useClinicNow();

  const apply = async (appointment: AgendaAppointment, change: Change, isUndo: boolean): Promise<boolean> => {
    const { id, version } = appointment;
    const progress = toasts.progress('Actualizando cita...');
    let isChanged = true;
    const next = { ...appointment, ...definedOf(change), version: version + 1 };
    const settle = agendaListsOf(client).change(next);
    try {
      const { data } = await update({
        variables: { id, version, input: change },
        optimisticResponse: { updateAppointment: next },
      });
      const changed = data?.updateAppointment;
      settle(changed);
      const detail = changed && movedToText(appointment, changed, today);
      if (isUndo || !changed) progress.success('Cita actualizada correctamente', detail);
      else
        progress.undoable(
          'Cita actualizada correctamente',
          () => {
            void apply(changed, valuesBefore(appointment, change), true);
          },
          detail,
        );
    } catch (error) {
      settle();
      progress.error(refusalOf(failureOf(error)), CALENDAR_TOAST_MS);
      isChanged = false;
    }
    // Updates the rest of the page in case live changes don't arrive.
    await reloadPage(client);
    return isChanged;
  };
  return (appointment, change) => apply(appointment, change, false);
}

/** Null in an input would clear a field; every appointment has these, so null means unchanged here. */
const definedOf = (change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));

const valuesBefore = (appointment: AgendaAppointment, change: Change): Change =>
  Object.fromEntries((Object.keys(change) as (keyof Change)[]).map((field) => [field, appointment[field]]));
