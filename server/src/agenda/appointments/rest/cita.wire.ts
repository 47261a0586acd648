import { SERVICE_WORDS, STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import { isNoted, type Manicure, type NailShape, type NailTechnique } from '#domain/agenda/manicure.js';
import { timeAt } from '#domain/clinic-time.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { formatRut } from '#domain/rut.js';
import { shortText } from '#domain/written-text.js';
import { ATTENDANCE_WORDS } from '#domain/visits/attendance.es.js';
import type { WireFields } from '../../../foundation/errors/wire-errors.js';
import { fromWord } from '../../../foundation/input/from-word.js';
import { sentOnly } from '../../../foundation/input/sent-only.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { type AppointmentRow, visitorOf } from '../appointment.row.js';

/** The agenda's REST field names. Three fields have two names. */
export const CITA = {
  patient: 'paciente',
  treatment: 'tratamiento',
  date: 'fecha',
  time: 'hora',
  status: 'estado',
  serviceType: 'tipo_cita',
  durationMinutes: 'duracion_cita',
  notes: 'notas',
  attendance: 'asistencia',
  overbooked: 'sobrecupo',
  nailColor: 'color_unas',
  nailShape: 'forma_unas',
  nailTechnique: 'tecnica_unas',
  professionalId: 'profesional',
  appointmentId: 'cita_id',
  from: 'desde',
  to: 'hasta',
} as const satisfies WireFields;

export const ALIASES = {
  patient: 'paciente_rut',
  treatment: 'tipo_tratamiento',
  durationMinutes: 'duracion_extendida',
} as const;
type TwiceNamed = keyof typeof ALIASES;

export const FORMA_UNAS: Readonly<Record<NailShape, string>> = {
  SQUARE: 'cuadrada',
  SQUOVAL: 'cuadrada_redondeada',
  ROUND: 'redonda',
  OVAL: 'ovalada',
  ALMOND: 'almendra',
  COFFIN: 'coffin',
  STILETTO: 'stiletto',
  NATURAL: 'natural',
};

export const TECNICA_UNAS: Readonly<Record<NailTechnique, string>> = {
  CLASSIC_POLISH: 'esmaltado_tradicional',
  GEL_POLISH: 'esmaltado_permanente',
  ACRYLIC: 'acrilico',
  POLYGEL: 'polygel',
  KAPPING: 'kapping',
  SOFT_GEL: 'soft_gel',
  REMOVAL: 'retiro',
  CARE_ONLY: 'sin_esmalte',
};

type Body = Readonly<Record<string, unknown>>;

/** `?fecha=…&tipo_cita=…&duracion_cita=…&profesional=…&tratamiento=…&cita_id=…`; the input supplies defaults. */
export function fromAvailabilityQuery(query: Body): object {
  return sentOnly({
    date: query[CITA.date],
    serviceType: fromWord(SERVICE_WORDS, query[CITA.serviceType]),
    durationMinutes: asWholeNumber(query[CITA.durationMinutes]),
    professionalId: asWholeNumber(query[CITA.professionalId]),
    treatment: query[CITA.treatment],
    appointmentId: asWholeNumber(query[CITA.appointmentId]),
  });
}

/** `?desde=…&hasta=…`, both inclusive; an absent end is open. */
export const fromRangeQuery = (query: Body): object =>
  sentOnly({ from: query[CITA.from], to: query[CITA.to] });

/** The same with `profesionales`, comma-separated ids. */
export const fromExportQuery = (query: Body): object => ({
  ...fromRangeQuery(query),
  ...(query['profesionales'] !== undefined && {
    professionalIds: String(query['profesionales']).split(',').map(asWholeNumber),
  }),
});

/** `duracion_extendida` as minutes; anything but a boolean is passed on, so that validation refuses it. */
const fromExtended = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 120 : 60) : value);

/** Null was sent too: it is refused, and must not count as left out. */
const firstSent = (one: unknown, other: unknown): unknown => (one === undefined ? other : one);

/** The appointment fields that a body contains, under either name, without the patient. */
export function readFields(body: Body): Record<string, unknown> {
  return sentOnly({
    date: body[CITA.date],
    time: body[CITA.time],
    status: fromWord(STATUS_WORDS, body[CITA.status]),
    serviceType: fromWord(SERVICE_WORDS, body[CITA.serviceType]),
    professionalId: body[CITA.professionalId],
    notes: body[CITA.notes],
    attendance: fromWord(ATTENDANCE_WORDS, body[CITA.attendance]),
    overbooked: body[CITA.overbooked],
    nailColor: body[CITA.nailColor],
    nailShape: fromWord(FORMA_UNAS, body[CITA.nailShape]),
    nailTechnique: fromWord(TECNICA_UNAS, body[CITA.nailTechnique]),
    treatment: firstSent(body[CITA.treatment], body[ALIASES.treatment]),
    durationMinutes: firstSent(body[CITA.durationMinutes], fromExtended(body[ALIASES.durationMinutes])),
  });
}

/** The patient's keys: in `paciente` an integer is the id and a string the RUT; `paciente_rut` is the RUT. */
export const readPatientKeys = (body: Body): unknown[] =>
  [body[CITA.patient], body[ALIASES.patient]].filter((key) => key !== undefined);

const stored = (value: unknown): unknown => (typeof value === 'string' ? shortText(value) : value);

/**
 * The pairs whose two values contradict each other. The patient's pair is checked elsewhere, because both patients must
 * be looked up.
 */
export function contradictedPairs(body: Body): TwiceNamed[] {
  const differ = (one: unknown, other: unknown): boolean =>
    one !== undefined && other !== undefined && one !== other;
  const treatments = differ(stored(body[CITA.treatment]), stored(body[ALIASES.treatment]));
  const durations = differ(body[CITA.durationMinutes], fromExtended(body[ALIASES.durationMinutes]));
  return [
    ...(treatments ? (['treatment'] as const) : []),
    ...(durations ? (['durationMinutes'] as const) : []),
  ];
}

/** A contradiction is reported under the second name of its pair. */
export const secondName = (field: TwiceNamed): string => ALIASES[field];

/** The key under which each field's error is reported: the one that was sent, or else the first of the pair. */
export function errorNames(body: Body): WireFields {
  const names: Record<string, string> = { ...CITA };
  for (const field of Object.keys(ALIASES) as TwiceNamed[]) {
    const isSecondOnly = body[CITA[field]] === undefined && body[ALIASES[field]] !== undefined;
    if (isSecondOnly) names[field] = ALIASES[field];
  }
  return { ...names, patientId: names['patient'] ?? CITA.patient };
}

const toUnas = ({ nailColor, nailShape, nailTechnique }: Manicure) => ({
  color_unas: nailColor,
  forma_unas: nailShape ? FORMA_UNAS[nailShape] : '',
  tecnica_unas: nailTechnique ? TECNICA_UNAS[nailTechnique] : '',
});

export const toCita = (row: AppointmentRow) => ({
  id: row.id,
  paciente: row.patientId,
  paciente_rut: formatRut(row.patientRut),
  paciente_nombre: row.patientName,
  // The visitor's name, if the visitor is not the patient.
  nombre_reserva: visitorOf(row) ?? '',
  paciente_fecha_nacimiento: row.patientBirthDate,
  fecha: row.date,
  hora: timeAt(row.startMinute),
  estado: STATUS_WORDS[row.status],
  tipo_cita: SERVICE_WORDS[row.serviceType],
  profesional: row.professionalId,
  profesional_nombre: professionalName(row.professionalName, row.serviceType),
  tratamiento_nombre: row.treatment,
  tipo_tratamiento: row.treatment,
  duracion_cita: row.durationMinutes,
  duracion_extendida: row.durationMinutes > 60,
  sobrecupo: row.overbooked,
  // Absent if it was booked alone.
  ...(row.seriesId !== null && { serie: row.seriesId }),
  notas: row.notes,
  asistencia: row.attendance ? ATTENDANCE_WORDS[row.attendance] : '',
  // Absent unless something was noted of a manicure.
  ...(isNoted(row) && toUnas(row)),
});
