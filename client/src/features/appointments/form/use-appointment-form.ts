import type { ServiceType } from '#domain/appointment.js';
import { ERROR_MESSAGES } from '#domain/sentences.es.js';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../../calls/failure';
import {
  useVersionedForm,
  type VersionedForm,
  type VersionedFormOptions,
} from '../../../editing/use-versioned-form';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import type { AppointmentValues, CompleteValues, StoredAppointment } from './appointment-form-values';
import { isComplete } from './appointment-form-values';
import { type DayHours, useDayHours } from './use-day-hours';

export interface AppointmentFormState extends VersionedForm<AppointmentValues, StoredAppointment> {
  /** With no time where the chosen one can't be had. */
  readonly values: AppointmentValues;
  readonly chooseServiceType: (type: ServiceType) => void;
  readonly hours: DayHours;
}

type Saving<Saved> = Pick<
  VersionedFormOptions<AppointmentValues, StoredAppointment, Saved>,
  'initial' | 'edited' | 'sentences' | 'onSaved' | 'undoOf'
> & { readonly create?: (values: CompleteValues) => Promise<Saved> };

/** An appointment's form; its button waits until the values are complete. */
export function useAppointmentForm<Saved>({ create, ...saving }: Saving<Saved>): AppointmentFormState {
  const editing = useVersionedForm<AppointmentValues, StoredAppointment, Saved>({
    ...saving,
    ...(create && { create: (values) => create(values as CompleteValues) }),
    confirm: async (values) => isComplete(values),
    sentenceOf: (failure) => sentenceOf(failure, saving.sentences.failed),
    fieldOf: (field) => (field === 'patientId' ? 'patient' : field),
    failureMs: CALENDAR_TOAST_MS,
    onRefused: () => hours.reload(),
  });
  const { form, change, stored } = editing;
  const written = useWatch({ control: form.control, compute: (values) => values });
  const hours = useDayHours(written, stored);
  // A time that can't be had (any more) is none; until the hours are known it stays.
  const canBeHad =
    hours.isLoading || hours.choices.some(({ time, isFree }) => isFree && time === written.time);
  return {
    ...editing,
    values: canBeHad ? written : { ...written, time: undefined },
    chooseServiceType: (serviceType) => {
      if (serviceType === written.serviceType) return;
      // Each type has treatments of its own; back on its own type, an edited one has its own again.
      const treatment = stored?.serviceType === serviceType ? stored.treatment : undefined;
      change({ serviceType, treatment });
    },
    hours,
  };
}

function sentenceOf({ code, fields }: Failure, failed: string): string | undefined {
  if (code === 'SLOT_TAKEN' || code === 'STALE') return ERROR_MESSAGES[code];
  // What is wrong with a field is said at the field.
  return Object.keys(fields).length > 0 ? failed : undefined;
}
