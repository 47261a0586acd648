import type { Identifier, IdentifierKind } from '#domain/patients/identifiers/identifier.js';
import type { HealthInsurance, Sex } from '#domain/patients/particulars/choices.js';
import { declared, type FieldKind, FIELDS, type PatientField } from '#domain/patients/patient-fields.es.js';
import { formatRut } from '#domain/rut.js';
import { asFlag } from '../foundation/input/flag.js';
import { fromWord } from '../foundation/input/from-word.js';
import type { PatientOrder } from './patient-list.input.js';
import type { PatientRow } from './patient.row.js';

const OTHER_KEYS = { id: 'id', originalRut: 'rut_original', identifiers: 'identificadores' } as const;
type Key = PatientField | keyof typeof OTHER_KEYS;
const isField = (key: Key): key is PatientField => !(key in OTHER_KEYS);

/** In the order of the API's description, which ends with the fields that are not named here. */
const KEYS = new Set<Key>([
  ...(['id', 'rut', 'originalRut', 'provisionalRut', 'identifiers', 'name', 'phone', 'email'] as const),
  ...(['underlyingCondition', 'emergencyContact', 'clinicalCase'] as const),
  ...FIELDS,
]);

/** Maps a patient's fields to wire names. */
export const PACIENTE = Object.fromEntries(
  [...KEYS].map((key) => [key, isField(key) ? declared(key).key : OTHER_KEYS[key]]),
) as Readonly<Record<Key, string>>;

export const SEXO: Readonly<Record<Sex, string>> = {
  FEMALE: 'femenino',
  MALE: 'masculino',
  INTERSEX: 'intersexual',
};

export const PREVISION: Readonly<Record<HealthInsurance, string>> = {
  FONASA: 'fonasa',
  ISAPRE: 'isapre',
  CAPREDENA: 'capredena',
  DIPRECA: 'dipreca',
  OTHER: 'otra',
  NONE: 'particular',
};

export const TIPO: Readonly<Record<IdentifierKind, string>> = {
  PASSPORT: 'pasaporte',
  FOREIGN_DOCUMENT: 'documento_extranjero',
  NIP: 'nip',
  IPE: 'ipe',
};

const WORDS: Readonly<Partial<Record<FieldKind, Readonly<Record<string, string>>>>> = {
  SEX: SEXO,
  HEALTH_INSURANCE: PREVISION,
};

/** The list's orders, by wire word. */
export const ORDEN: Readonly<Record<string, PatientOrder>> = {
  nombre: 'NAME',
  rut: 'RUT',
  telefono: 'PHONE',
  correo: 'EMAIL',
};

/** `?busqueda=rosa&orden=rut&descendente=true`; absent parameters keep the input's defaults. */
export function fromPatientsQuery(query: Readonly<Record<string, unknown>>): object {
  const { busqueda, orden, descendente } = query;
  return {
    search: busqueda,
    ...(orden !== undefined && {
      orderBy: typeof orden === 'string' && Object.hasOwn(ORDEN, orden) ? ORDEN[orden] : orden,
    }),
    ...(descendente !== undefined && { descending: asFlag(descendente) }),
  };
}

/** The fields that a body may write; an `id` and unknown keys are ignored. */
const WRITTEN = [...KEYS].filter((key) =>
  isField(key) ? declared(key).uses.includes('WRITTEN') : key === 'identifiers',
);
/** The fields of a response. */
export const SHOWN = [...KEYS]
  .filter((key) => key !== 'originalRut')
  .filter((key) => !isField(key) || declared(key).uses.includes('SHOWN'));

/** Left out for users who may not read health data, and refused from users who may not write them. */
export const HEALTH_DATA_KEYS = FIELDS.filter((field) => declared(field).area === 'HEALTH_DATA').map(
  (field) => PACIENTE[field],
);

type Body = Readonly<Record<string, unknown>>;

function fromWire(key: Key, value: unknown): unknown {
  if (isField(key)) return fromWord(WORDS[declared(key).kind] ?? {}, value);
  return Array.isArray(value) ? value.map(fromIdentificador) : value;
}

function fromIdentificador(one: unknown): object {
  const { tipo, pais, numero } = (one ?? {}) as Body;
  return { kind: fromWord(TIPO, tipo), country: pais, value: numero };
}

const toIdentificador = ({ kind, country, value }: Identifier): object => ({
  tipo: TIPO[kind],
  pais: country ?? '',
  numero: value,
});

/** Only the fields that were sent: a missing key keeps its value. */
export function fromPaciente(body: Body): object {
  const sent = WRITTEN.filter((field) => body[PACIENTE[field]] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, fromWire(field, body[PACIENTE[field]])]));
}

/** The RUT that identifies the patient to update: `rut_original`, otherwise `rut`. */
export function originalRutOf(body: Body): object {
  const original = body[PACIENTE.originalRut];
  return {
    originalRut:
      original === undefined || original === null || original === '' ? body[PACIENTE.rut] : original,
  };
}

export const toPaciente = (row: PatientRow): Record<string, unknown> =>
  Object.fromEntries(SHOWN.map((key) => [PACIENTE[key], toWire(key, row)]));

/** An unset choice, like an unknown RUT, is an empty text. */
function toWire(key: (typeof SHOWN)[number], row: PatientRow): unknown {
  if (key === 'identifiers') return row.identifiers.map(toIdentificador);
  if (!isField(key)) return row[key];
  const { kind } = declared(key);
  const value = row[key];
  switch (kind) {
    case 'OWN_RUT':
    case 'RUT':
      return value ? formatRut(String(value)) : '';
    case 'SEX':
    case 'HEALTH_INSURANCE':
    case 'FONASA_TIER':
      return WORDS[kind]?.[String(value)] ?? value ?? '';
    default:
      return value;
  }
}
