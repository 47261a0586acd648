import type { FieldErrors } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import {
  changesBetween,
  type CompleteValues,
  type StoredAppointment,
  toCreateInput,
  valuesOf,
} from './appointment-form-values';
import {
  type UpdateAppointmentInput,
  useCreateAppointmentMutation,
  useUpdateAppointmentMutation,
} from '../appointment-writes.generated';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';

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

/** @returns a function that stores an edit; one that moved or cancelled can be taken back for a while. */
export function useUpdateAppointment(): (
  stored: StoredAppointment,
  after: CompleteValues,
) => Promise<SaveOutcome> {
  const [update] = useUpdateAppointmentMutation(AFTERWARDS);
  return (stored, after) => {
    const before = valuesOf(stored);
    const input = changesBetween(before, after);
    const send = (version: number, changes: UpdateAppointmentInput) =>
      update({ variables: { id: stored.id, version, input: changes } });
    return save(
      () => send(stored.version, input),
      UPDATING,
      isMoveOrCancelling(input)
        ? ({ data }) =>
            data &&
            void save(() => send(data.updateAppointment.version, changesBetween(after, before)), UPDATING)
        : undefined,
    );
  };
}

const UPDATING = [
  'Actualizando cita...',
  'Cita actualizada correctamente',
  'Error al actualizar la cita',
] as const;

const isMoveOrCancelling = ({ status, ...input }: UpdateAppointmentInput): boolean =>
  status === 'CANCELLED' ||
  ['date', 'time', 'durationMinutes', 'serviceType'].some((field) => field in input);

type Sentences = readonly [doing: string, done: string, failed: string];

/** @param undo takes back what was done; absent where nobody would want to. */
async function save<Answer>(
  send: () => Promise<Answer>,
  [doing, done, failed]: Sentences,
  undo?: (answer: Answer) => void,
): Promise<SaveOutcome> {
  const progress = toasts.progress(doing);
  try {
    const answer = await send();
    if (undo) progress.undoable(done, () => undo(answer));
    else progress.success(done);
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
