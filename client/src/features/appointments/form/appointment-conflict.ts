import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/treatments.js';
import type { EditDifference } from '../../../ui/EditConflict';
import { differencesOf, type Versions } from '../../../ui/edit-differences';
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

const inWords = (values: AppointmentValues): Record<Field, string> => ({
  serviceType: SERVICE_TYPE_LABELS[values.serviceType],
  patient: values.patient ? `${values.patient.name} · ${values.patient.rut}` : '',
  treatment: values.treatment || UNSPECIFIED_TREATMENT,
  date: shortDate(values.date),
  time: values.time ?? '',
  durationMinutes: DURATION_LABELS[values.durationMinutes === 120 ? '120' : '60'],
  status: STATUS_LABELS[values.status],
  notes: values.notes || 'sin notas',
});

/** What somebody else changed of an appointment while its form was open. */
export const appointmentDifferences = ({
  before,
  theirs,
  mine,
}: Versions<AppointmentValues>): EditDifference[] =>
  differencesOf(
    FIELD_LABELS,
    { before: inWords(before), theirs: inWords(theirs), mine: inWords(mine) },
    (words) => words,
  );
