import type { FieldErrors } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { failureOf } from '../../graphql/apollo-failure';
import { toasts } from '../../ui/toasts';
import {
  type AppointmentValues,
  changesBetween,
  type CompleteValues,
  type StoredAppointment,
  toCreateInput,
} from './appointment-form-values';
import { useCreateAppointmentMutation, useUpdateAppointmentMutation } from './appointment-writes.generated';
import { CALENDAR_TOAST_MS } from './calendar-toasts';

/** What became of a save; the toast has said it, and the form has to do the rest. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else has the hour. */
  | { readonly kind: 'taken' }
  /** Somebody else saved the appointment meanwhile. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly fields: FieldErrors };

/** Whatever the page shows is asked for again, also where live changes are not heard. */
const AFTERWARDS = { refetchQueries: 'active' as const };

export function useCreateAppointment(): (values: CompleteValues) => Promise<SaveOutcome> {
  const [create] = useCreateAppointmentMutation(AFTERWARDS);
  return (values) =>
    save(
      () => create({ variables: { input: toCreateInput(values) } }),
      ['Creando cita...', 'Cita creada con éxito', 'Error al crear la cita'],
    );
}

export function useUpdateAppointment(): (
  stored: StoredAppointment,
  before: AppointmentValues,
  after: CompleteValues,
) => Promise<SaveOutcome> {
  const [update] = useUpdateAppointmentMutation(AFTERWARDS);
  return ({ id, version }, before, after) =>
    save(
      () => update({ variables: { id, version, input: changesBetween(before, after) } }),
      ['Actualizando cita...', 'Cita actualizada correctamente', 'Error al actualizar la cita'],
    );
}

type Sentences = readonly [doing: string, done: string, failed: string];

async function save(send: () => Promise<unknown>, [doing, done, failed]: Sentences): Promise<SaveOutcome> {
  const progress = toasts.progress(doing);
  try {
    await send();
    progress.success(done);
    return { kind: 'saved' };
  } catch (error) {
    const { code, sentence, fields } = failureOf(error);
    if (code === 'SLOT_TAKEN') {
      progress.error(ERROR_MESSAGES.SLOT_TAKEN, CALENDAR_TOAST_MS);
      return { kind: 'taken' };
    }
    if (code === 'STALE') {
      progress.error(ERROR_MESSAGES.STALE, CALENDAR_TOAST_MS);
      return { kind: 'stale' };
    }
    // What is wrong with a field is said at the field.
    const isSaidThere = Object.keys(fields).length > 0;
    progress.error(isSaidThere ? failed : (sentence ?? failed), CALENDAR_TOAST_MS);
    return { kind: 'failed', fields };
  }
}
