import { SERVICE_TYPE_LABELS, STATUS_LABELS } from './appointment.es.js';
import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from './manicure.es.js';
import type { Manicure } from './manicure.js';
import type { AppointmentStatus, ServiceType } from './appointment.js';
import { counted } from '../counted.es.js';
import type { LocalDate, LocalTime } from '../clinic-time.js';
import { shortDate } from '../clinic-time.es.js';
import { CHANNEL_NAMES } from '../access/log/actor-channel.es.js';
import type { ChangeChannel } from './appointment-change.js';
import { UNSPECIFIED_TREATMENT } from '../clinic/treatments.js';
import { ATTENDANCE_LABELS } from '../visits/attendance.es.js';
import type { Attendance } from '../visits/attendance.js';

export const CHANGE_KIND_LABELS = {
  CREATED: 'Creada',
  CHANGED: 'Modificada',
  DELETED: 'Eliminada',
} as const;

export const CHANGE_CHANNEL_NAMES: Readonly<Record<ChangeChannel, string>> = {
  ...CHANNEL_NAMES,
  LINK: 'El paciente, por su enlace',
};

interface Authored {
  readonly staffName: string | null;
  readonly channel: ChangeChannel;
}

const AUTHORS: Readonly<Record<ChangeChannel, string>> = {
  ...CHANNEL_NAMES,
  PUBLIC: 'Visitante',
  LINK: 'el paciente, por su enlace',
};

/** The user's name, or else the channel in words; follows 'Modificada por'. */
export const authorOf = ({ staffName, channel }: Authored): string => staffName ?? AUTHORS[channel];

export interface ChangedFacts extends Partial<Manicure> {
  readonly patientId: number;
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
  readonly treatment: string;
  /** Absent or null if the attendance was not recorded. */
  readonly attendance?: Attendance | null;
  readonly overbooked?: boolean;
  /** Null for changes made before this was recorded; absent to leave it out. */
  readonly professionalName?: string | null;
}

const hours = (minutes: number): string => (minutes > 60 ? '2 horas' : '1 hora');

const NOT_NOTED = 'Sin anotar';

const FACTS: ReadonlyArray<readonly [label: string, inWords: (facts: ChangedFacts) => string]> = [
  ['Fecha', ({ date }) => shortDate(date)],
  ['Hora', ({ time }) => time],
  ['Duración', ({ durationMinutes }) => hours(durationMinutes)],
  ['Estado', ({ status }) => STATUS_LABELS[status]],
  ['Tipo', ({ serviceType }) => SERVICE_TYPE_LABELS[serviceType]],
  ['Sobrecupo', ({ overbooked }) => (overbooked ? 'sí' : 'no')],
  ['Tratamiento', ({ treatment }) => treatment || UNSPECIFIED_TREATMENT],
  ['Asistencia', ({ attendance }) => (attendance ? ATTENDANCE_LABELS[attendance] : NOT_NOTED)],
  ['Color', ({ nailColor }) => nailColor || NOT_NOTED],
  ['Forma', ({ nailShape }) => (nailShape ? NAIL_SHAPE_LABELS[nailShape] : NOT_NOTED)],
  ['Técnica', ({ nailTechnique }) => (nailTechnique ? NAIL_TECHNIQUE_LABELS[nailTechnique] : NOT_NOTED)],
];

/** '20/11/2026 10:00 · Podología general · Podología', and the professional if given. */
export const factsInWords = (facts: ChangedFacts): string => {
  const { date, time, treatment, serviceType, professionalName } = facts;
  return [
    `${shortDate(date)} ${time}`,
    treatment || UNSPECIFIED_TREATMENT,
    SERVICE_TYPE_LABELS[serviceType],
    ...(professionalName ? [professionalName] : []),
  ].join(' · ');
};

/** 'Avisó 3 horas antes', marked if it was late. */
export function noticeInWords({ minutes, isLate }: { minutes: number; isLate: boolean }): string {
  return `Avisó ${isLate ? 'tarde: ' : ''}${roughly(minutes)} antes`;
}

/** Rounded down to whole hours, and from two days on to whole days. */
function roughly(minutes: number): string {
  const hoursLong = Math.floor(minutes / 60);
  if (hoursLong === 0) return counted(minutes, 'minuto', 'minutos');
  return hoursLong < 48
    ? counted(hoursLong, 'hora', 'horas')
    : counted(Math.floor(hoursLong / 24), 'día', 'días');
}

/** One line for each fact that changed, such as 'Hora: 10:00 → 12:00'. Never the text of the notes. */
export function changeLines(before: ChangedFacts, after: ChangedFacts, notesChanged: boolean): string[] {
  const lines = FACTS.filter(([, inWords]) => inWords(before) !== inWords(after)).map(
    ([label, inWords]) => `${label}: ${inWords(before)} → ${inWords(after)}`,
  );
  const [one, other] = [before.professionalName, after.professionalName];
  if (one && other && one !== other) lines.push(`Profesional: ${one} → ${other}`);
  if (before.patientId !== after.patientId) lines.unshift('Se cambió el paciente');
  if (notesChanged) lines.push('Se cambiaron las notas');
  return lines;
}
