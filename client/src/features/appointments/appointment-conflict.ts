import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/treatments.js';
import type { EditDifference } from '../../ui/EditConflict';
import type { AppointmentValues } from './appointment-form-values';
import { DURATION_LABELS } from './durations';

type Field = keyof AppointmentValues;

const FIELD_LABELS: Readonly<Record<Field, string>> = {
  serviceType: 'Tipo de Cita',
  patient: 'Paciente',
  treatment: 'Tipo de Tratamiento',
  date: 'Fecha',
  time: 'Hora',
  durationMinutes: 'Duración',
  status: 'Estado',
  notes: 'Notas',
};

const WORDS: { readonly [Name in Field]: (value: AppointmentValues[Name]) => string } = {
  serviceType: (type) => SERVICE_TYPE_LABELS[type],
  patient: (patient) => patient?.name ?? '',
  treatment: (treatment) => treatment || UNSPECIFIED_TREATMENT,
  date: shortDate,
  time: (time) => time ?? '',
  durationMinutes: (minutes) => DURATION_LABELS[minutes === 120 ? '120' : '60'],
  status: (status) => STATUS_LABELS[status],
  notes: (notes) => notes || 'sin notas',
};

const inWords = <Name extends Field>(field: Name, values: AppointmentValues): string =>
  WORDS[field](values[field]);

const differs = (field: Field, one: AppointmentValues, other: AppointmentValues): boolean =>
  field === 'patient' ? one.patient?.id !== other.patient?.id : one[field] !== other[field];

/** What somebody else changed. @param base what the editor began with. */
export function differencesOf(
  base: AppointmentValues,
  theirs: AppointmentValues,
  mine: AppointmentValues,
): EditDifference[] {
  return (Object.keys(FIELD_LABELS) as Field[])
    .filter((field) => differs(field, base, theirs))
    .map((field) => ({
      field,
      label: FIELD_LABELS[field],
      before: inWords(field, base),
      theirs: inWords(field, theirs),
      mine: differs(field, base, mine) && differs(field, mine, theirs) ? inWords(field, mine) : undefined,
    }));
}

/** Their appointment with what was changed here on top. */
export function withMyChanges(
  base: AppointmentValues,
  theirs: AppointmentValues,
  mine: AppointmentValues,
): AppointmentValues {
  const changed = (Object.keys(FIELD_LABELS) as Field[]).filter((field) => differs(field, base, mine));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
