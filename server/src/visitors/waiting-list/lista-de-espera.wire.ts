import { DAY_PART_PARAMETERS, DAY_PARTS } from '#domain/visitors/booking/address.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';

/** The fields sent by the page's form. */
export const LISTA_DE_ESPERA = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  fromDate: 'desde',
  toDate: 'hasta',
  dayPart: 'parte',
  treatment: 'tratamiento',
  professionalId: 'profesional',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

/** The first and the last day: chosen together, as '2026-11-23/2026-11-29', or in a field each. */
export function daysIn(body: Body): { readonly fromDate: unknown; readonly toDate: unknown } {
  const { dias } = body;
  const [fromDate, toDate] = typeof dias === 'string' ? dias.split('/') : [];
  if (toDate !== undefined) return { fromDate, toDate };
  return { fromDate: body[LISTA_DE_ESPERA.fromDate], toDate: body[LISTA_DE_ESPERA.toDate] };
}

export const fromListaDeEspera = (body: Body): object => ({
  name: body[LISTA_DE_ESPERA.name],
  email: body[LISTA_DE_ESPERA.email],
  phone: body[LISTA_DE_ESPERA.phone],
  ...daysIn(body),
  dayPart: DAY_PARTS.find((part) => DAY_PART_PARAMETERS[part] === body[LISTA_DE_ESPERA.dayPart]),
  treatment: body[LISTA_DE_ESPERA.treatment],
  professionalId: asWholeNumber(body[LISTA_DE_ESPERA.professionalId]),
});
