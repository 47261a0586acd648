import { formatRut, parseRut } from '../rut.js';
import { isNumber } from './patient-search.js';
import { parseNumber } from './phone.js';

/** The data of a new patient found in a search text. */
export type TypedPatient = { readonly rut: string } | { readonly phone: string } | { readonly name: string };

/** A valid RUT takes precedence over a phone, as nine digits can be either; other numbers are an unfinished RUT. */
export function typedPatient(text: string): TypedPatient {
  const typed = text.trim();
  if (!isNumber(typed)) return { name: typed };
  const rut = parseRut(typed);
  if (rut) return { rut: formatRut(rut) };
  return parseNumber(typed) ? { phone: typed } : { rut: typed };
}
