import { PROVISIONAL_BODIES, type Rut } from './rut.js';

/** The longest texts (rest-contract, 'Every call'), in characters. */
export const TEXT_LIMITS = { short: 200, long: 20_000 } as const;

/** The form in which an e-mail is compared: two spellings that differ in case are one address. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

// What browsers accept in an e-mail input (WHATWG HTML, 'valid e-mail address'), plus a dot in the domain.
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

export const isEmail = (text: string): boolean => text.length <= 200 && EMAIL.test(text);

/** Whether a RUT lies in the range from which provisional ones are given. */
export function isInProvisionalRange(rut: Rut): boolean {
  const body = Number(rut.slice(0, -1));
  return body >= PROVISIONAL_BODIES.first && body <= PROVISIONAL_BODIES.last;
}

/** What a complete patient has and a visitor's may lack (spec, section 5, 'Patient required'). */
export const COMPLETED_LATER = ['rut', 'emergencyContact'] as const;
export type CompletedLater = (typeof COMPLETED_LATER)[number];

/** What staff still have to ask the patient for. */
export function missingFields(patient: {
  provisionalRut: boolean;
  emergencyContact: string;
}): CompletedLater[] {
  return COMPLETED_LATER.filter((field) =>
    field === 'rut' ? patient.provisionalRut : patient.emergencyContact === '',
  );
}
