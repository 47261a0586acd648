import { formatRut } from '#domain/rut.js';
import type { WireFields } from '../errors/wire-errors.interceptor.js';
import type { PatientRow } from './patient.row.js';

/** A patient's fields on the wire. */
export const PACIENTE = {
  id: 'id',
  rut: 'rut',
  originalRut: 'rut_original',
  provisionalRut: 'rut_provisional',
  name: 'nombre',
  phone: 'telefono',
  email: 'correo',
  underlyingCondition: 'enfermedad_base',
  emergencyContact: 'contacto_emergencia',
  clinicalCase: 'caso_clinico',
  address: 'direccion',
  birthDate: 'fecha_nacimiento',
} as const satisfies WireFields;

type Field = keyof typeof PACIENTE;

/** What a body may write; an `id` in it is ignored, and so is every key that is not a patient's. */
const WRITTEN: readonly Field[] = [
  'rut',
  'name',
  'phone',
  'email',
  'underlyingCondition',
  'emergencyContact',
  'clinicalCase',
  'address',
  'birthDate',
];
const SHOWN = ['id', 'rut', 'provisionalRut', ...WRITTEN.slice(1)] as ReadonlyArray<Field & keyof PatientRow>;

type Body = Readonly<Record<string, unknown>>;

/** The fields that were sent, and only those: a key left out keeps its value. */
export function fromPaciente(body: Body): object {
  const sent = WRITTEN.filter((field) => body[PACIENTE[field]] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, body[PACIENTE[field]]]));
}

/** The RUT by which an update finds its patient: `rut_original`, else `rut`. */
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
});
