import type { Identifier, IdentifierKind } from '#domain/patients/identifiers/identifier.js';
import type { HealthInsurance, Particulars, Sex } from '#domain/patients/particulars/particulars.js';
import { formatRut } from '#domain/rut.js';
import type { WireFields } from '../foundation/errors/wire-errors.js';
import { asFlag } from '../foundation/input/flag.js';
import type { PatientOrder } from './patient-list.input.js';
import type { PatientRow } from './patient.row.js';

/** Maps a patient's fields to wire names. */
export const PACIENTE = {
  id: 'id',
  rut: 'rut',
  originalRut: 'rut_original',
  provisionalRut: 'rut_provisional',
  identifiers: 'identificadores',
  name: 'nombre',
  phone: 'telefono',
  email: 'correo',
  underlyingCondition: 'enfermedad_base',
  emergencyContact: 'contacto_emergencia',
  clinicalCase: 'caso_clinico',
  address: 'direccion',
  birthDate: 'fecha_nacimiento',
  sex: 'sexo',
  occupation: 'ocupacion',
  healthInsurance: 'prevision',
  fonasaTier: 'tramo_fonasa',
  insurerName: 'nombre_prevision',
  representativeName: 'representante_nombre',
  representativeRut: 'representante_rut',
  representativeRelation: 'representante_relacion',
  representativePhone: 'representante_telefono',
} as const satisfies WireFields;

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

/** The fields whose values are also translated. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: SEXO,
  healthInsurance: PREVISION,
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

type Field = keyof typeof PACIENTE;

/** The fields that a body may write; an `id` and unknown keys are ignored. */
const WRITTEN: readonly Field[] = [
  'rut',
  'identifiers',
  'name',
  'phone',
  'email',
  'underlyingCondition',
  'emergencyContact',
  'clinicalCase',
  'address',
  'birthDate',
  'sex',
  'occupation',
  'healthInsurance',
  'fonasaTier',
  'insurerName',
  'representativeName',
  'representativeRut',
  'representativeRelation',
  'representativePhone',
];
const SHOWN = ['id', 'rut', 'provisionalRut', ...WRITTEN.slice(1)] as ReadonlyArray<Field & keyof PatientRow>;

type Body = Readonly<Record<string, unknown>>;

/** The domain's value; an unknown word stays as it is, for validation to refuse. */
const fromWord = (words: Readonly<Record<string, string>> | undefined, value: unknown): unknown =>
  Object.entries(words ?? {}).find(([, word]) => word === value)?.[0] ?? value;

const fromWire = (field: Field, value: unknown): unknown =>
  field === 'identifiers' && Array.isArray(value)
    ? value.map(fromIdentificador)
    : fromWord(WORDS[field], value);

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

export const toPaciente = (row: PatientRow): Record<string, unknown> => ({
  ...Object.fromEntries(SHOWN.map((field) => [PACIENTE[field], row[field]])),
  [PACIENTE.rut]: formatRut(row.rut),
  [PACIENTE.identifiers]: row.identifiers.map(toIdentificador),
  ...toParticulares(row),
});

/** An unset choice is an empty text. */
const toParticulares = (row: Particulars): Record<string, string> => ({
  [PACIENTE.sex]: row.sex ? SEXO[row.sex] : '',
  [PACIENTE.occupation]: row.occupation,
  [PACIENTE.healthInsurance]: row.healthInsurance ? PREVISION[row.healthInsurance] : '',
  [PACIENTE.fonasaTier]: row.fonasaTier ?? '',
  [PACIENTE.insurerName]: row.insurerName,
  [PACIENTE.representativeName]: row.representativeName,
  [PACIENTE.representativeRut]: row.representativeRut ? formatRut(row.representativeRut) : '',
  [PACIENTE.representativeRelation]: row.representativeRelation,
  [PACIENTE.representativePhone]: row.representativePhone,
});
