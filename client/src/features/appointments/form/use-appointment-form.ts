import type { ServiceType } from '#domain/appointment.js';
import { SCREEN_ERRORS } from '#domain/sentences.es.js';
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
  /** Without a time if the chosen one is not available. */
  readonly values: AppointmentValues;
  readonly chooseServiceType: (type: ServiceType) => void;
  readonly hours: DayHours;
}

type Saving<Saved> = Pick<
  VersionedFormOptions<AppointmentValues, StoredAppointment, Saved>,
  'initial' | 'edited' | 'sentences' | 'onSaved' | 'undoOf'
> & { readonly create?: (values: CompleteValues) => Promise<Saved> };

/** Its button is disabled until the values are complete. */
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
  // A time that is no longer available is cleared; until the hours are loaded it stays.
  const isAvailable =
    hours.isLoading || hours.choices.some(({ time, isFree }) => isFree && time === written.time);
  return {
    ...editing,
    values: isAvailable ? written : { ...written, time: undefined },
    chooseServiceType: (serviceType) => {
      if (serviceType === written.serviceType) return;
      // Each service type has its own treatments. Back on the stored type, the stored treatment returns.
      const treatment = stored?.serviceType === serviceType ? stored.treatment : undefined;
      change({ serviceType, treatment });
    },
    hours,
  };
}

function sentenceOf({ code, fields }: Failure, failed: string): string | undefined {
  if (code === 'SLOT_TAKEN' || code === 'STALE') return SCREEN_ERRORS[code];
  // Errors of fields are shown at the fields.
  return Object.keys(fields).length > 0 ? failed : undefined;
}
