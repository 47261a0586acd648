import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type ServiceType,
} from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import type { AgendaPatient } from '../agenda-appointment';
import type { AppointmentDetailsQuery } from '../details/appointment-details.generated';
import type { CreateAppointmentInput, UpdateAppointmentInput } from '../appointment-writes.generated';

/** A stored appointment, with all that a form or the detail shows of it. */
export type StoredAppointment = NonNullable<AppointmentDetailsQuery['appointment']>;

/** What the modals hold. Undefined is what nobody has chosen yet; a treatment may be stored as empty. */
export interface AppointmentValues {
  readonly serviceType: ServiceType;
  readonly patient: AgendaPatient | undefined;
  readonly treatment: string | undefined;
  readonly date: LocalDate;
  readonly time: LocalTime | undefined;
  readonly durationMinutes: number;
  readonly status: AppointmentStatus;
  readonly notes: string;
}

/** Where the calendar was clicked: a day, and in the views with hours a time too. */
export interface ChosenSlot {
  readonly date: LocalDate;
  readonly time?: LocalTime | undefined;
  readonly durationMinutes?: number | undefined;
}

export const newAppointment = ({ date, time, durationMinutes }: ChosenSlot): AppointmentValues => ({
  serviceType: DEFAULT_SERVICE_TYPE,
  patient: undefined,
  treatment: undefined,
  date,
  time,
  durationMinutes: durationMinutes ?? DEFAULT_DURATION,
  status: DEFAULT_STATUS,
  notes: '',
});

export const valuesOf = (stored: StoredAppointment): CompleteValues => ({
  serviceType: stored.serviceType,
  patient: stored.patient,
  treatment: stored.treatment,
  date: stored.date,
  time: stored.time,
  durationMinutes: stored.durationMinutes,
  status: stored.status,
  notes: stored.notes,
});

/** Values that can be saved. */
export type CompleteValues = AppointmentValues & {
  readonly patient: AgendaPatient;
  readonly treatment: string;
  readonly time: LocalTime;
};

export const isComplete = (values: AppointmentValues): values is CompleteValues =>
  values.patient !== undefined &&
  values.treatment !== undefined &&
  values.time !== undefined &&
  values.date !== '';

export const toCreateInput = ({ patient, ...rest }: CompleteValues): CreateAppointmentInput => ({
  ...rest,
  patientId: patient.id,
});

/** Only what was changed: whatever somebody else changes meanwhile is not written over. */
export function changesBetween(before: AppointmentValues, after: CompleteValues): UpdateAppointmentInput {
  const { patient, ...values } = after;
  const changed = Object.entries(values).filter(
    ([field, value]) => before[field as keyof AppointmentValues] !== value,
  );
  return {
    ...Object.fromEntries(changed),
    ...(patient.id !== before.patient?.id && { patientId: patient.id }),
  };
}
