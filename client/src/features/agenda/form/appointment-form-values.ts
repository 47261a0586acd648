import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '#domain/agenda/manicure.es.js';
import { type Manicure, manicureOf, NO_MANICURE } from '#domain/agenda/manicure.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import type { AgendaPatient } from '../agenda-appointment';
import type { AppointmentDetailsQuery } from '../details/appointment-details.generated';
import type { CreateAppointmentInput, UpdateAppointmentInput } from '../appointment-writes.generated';
import { DURATION_LABELS } from './durations';

/** With everything that the form and the details show. */
export type StoredAppointment = NonNullable<AppointmentDetailsQuery['appointment']>;

export interface ChosenProfessional {
  readonly id: number;
  readonly name: string;
}

/** Undefined values are not chosen yet. A stored treatment may be empty. */
export interface AppointmentValues extends Manicure {
  readonly serviceType: ServiceType;
  /** Null: any free professional. Undefined: the form does not ask, and the professional stays the same. */
  readonly professional: ChosenProfessional | null | undefined;
  readonly patient: AgendaPatient | undefined;
  readonly treatment: string | undefined;
  readonly date: LocalDate;
  readonly time: LocalTime | undefined;
  readonly durationMinutes: number;
  readonly status: AppointmentStatus;
  /** Whether it may be booked at a taken hour. */
  readonly overbooked: boolean;
  /** Empty for users who may not see them, and then never sent. */
  readonly notes: string;
}

/** The clicked place of the calendar: a day, with a time in views with hours, and a professional in a lane. */
export interface ChosenSlot {
  readonly date: LocalDate;
  readonly professionalId?: number | undefined;
  readonly serviceType?: ServiceType | undefined;
  readonly time?: LocalTime | undefined;
  readonly durationMinutes?: number | undefined;
}

/** @param professional the slot's professional, if any. */
export const newAppointment = (
  { date, time, durationMinutes, serviceType }: ChosenSlot,
  professional?: ChosenProfessional & { readonly services: readonly ServiceType[] },
): AppointmentValues => ({
  serviceType: serviceType ?? firstService(professional?.services),
  professional: professional ? { id: professional.id, name: professional.name } : null,
  patient: undefined,
  treatment: undefined,
  date,
  time,
  durationMinutes: durationMinutes ?? DEFAULT_DURATION,
  status: DEFAULT_STATUS,
  overbooked: false,
  notes: '',
  ...NO_MANICURE,
});

const firstService = (services: readonly ServiceType[] = [DEFAULT_SERVICE_TYPE]): ServiceType =>
  services.includes(DEFAULT_SERVICE_TYPE) ? DEFAULT_SERVICE_TYPE : (services[0] ?? DEFAULT_SERVICE_TYPE);

/** @param asksWho whether the form asks for the professional. */
export const valuesOf = (stored: StoredAppointment, asksWho: boolean): CompleteValues => ({
  serviceType: stored.serviceType,
  professional: asksWho ? { id: stored.professionalId, name: stored.professionalName } : undefined,
  patient: stored.patient,
  treatment: stored.treatment,
  date: stored.date,
  time: stored.time,
  durationMinutes: stored.durationMinutes,
  status: stored.status,
  overbooked: stored.overbooked,
  notes: stored.notes ?? '',
  ...manicureOf(stored),
});

type AppointmentField = keyof AppointmentValues;

export const FIELD_LABELS: Readonly<Record<AppointmentField, string>> = {
  serviceType: 'Tipo de Cita',
  professional: 'Profesional',
  patient: 'Paciente',
  treatment: 'Tipo de Tratamiento',
  date: 'Fecha',
  time: 'Hora',
  durationMinutes: 'Duración',
  status: 'Estado',
  overbooked: 'Sobrecupo',
  notes: 'Notas',
  nailColor: 'Color',
  nailShape: 'Forma',
  nailTechnique: 'Técnica',
};

/** Label of the choice 'any professional'. */
export const ANYBODY = 'Cualquiera';

const WORDS: { readonly [Field in AppointmentField]: (value: AppointmentValues[Field]) => string } = {
  serviceType: (type) => SERVICE_TYPE_LABELS[type],
  professional: (professional) => professional?.name ?? ANYBODY,
  patient: (patient) => (patient ? `${patient.name} · ${patient.rut}` : ''),
  treatment: (treatment) => treatment || UNSPECIFIED_TREATMENT,
  date: shortDate,
  time: (time) => time ?? '',
  durationMinutes: (minutes) => DURATION_LABELS[minutes === 120 ? '120' : '60'],
  status: (status) => STATUS_LABELS[status],
  overbooked: (isOverbooked) => (isOverbooked ? 'sí' : 'no'),
  notes: (notes) => notes.trim() || 'sin notas',
  nailColor: (color) => color.trim() || 'sin anotar',
  nailShape: (shape) => (shape ? NAIL_SHAPE_LABELS[shape] : 'sin anotar'),
  nailTechnique: (technique) => (technique ? NAIL_TECHNIQUE_LABELS[technique] : 'sin anotar'),
};

/** A field's text when two edits are compared. */
export const inWords = <Field extends AppointmentField>(field: Field, values: AppointmentValues): string =>
  (WORDS[field] as (value: AppointmentValues[Field]) => string)(values[field]);

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

export const toCreateInput = ({
  patient,
  professional,
  overbooked,
  notes,
  nailColor: _color,
  nailShape: _shape,
  nailTechnique: _technique,
  ...rest
}: CompleteValues): CreateAppointmentInput => ({
  ...rest,
  patientId: patient.id,
  ...(professional && { professionalId: professional.id }),
  ...(overbooked && { overbooked }),
  // Users who may not write health data may not send notes, even empty ones.
  ...(notes && { notes }),
});

/** Only the changed fields, so that changes by other users are not overwritten. */
export function changesBetween(before: AppointmentValues, after: CompleteValues): UpdateAppointmentInput {
  const { patient, professional, ...values } = after;
  const changed = Object.entries(values).filter(
    ([field, value]) => before[field as keyof AppointmentValues] !== value,
  );
  // Without a professional in the input, the new service would go to any free professional.
  const isNamedAgain = professional && values.serviceType !== before.serviceType;
  return {
    ...Object.fromEntries(changed),
    ...(patient.id !== before.patient?.id && { patientId: patient.id }),
    ...((professional?.id !== before.professional?.id || isNamedAgain) && {
      professionalId: professional?.id ?? null,
    }),
  };
}
