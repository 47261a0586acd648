import { PROVISIONAL_BODIES, type Rut } from './rut.js';

/** In characters. */
export const TEXT_LIMITS = { short: 200, long: 20_000 } as const;

/** E-mail addresses are compared ignoring case. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

// What browsers accept in an e-mail input (WHATWG HTML, 'valid e-mail address'), plus a dot in the domain.
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

export const isEmail = (text: string): boolean => text.length <= 200 && EMAIL.test(text);

export function isInProvisionalRange(rut: Rut): boolean {
  const body = Number(rut.slice(0, -1));
  return body >= PROVISIONAL_BODIES.first && body <= PROVISIONAL_BODIES.last;
}

/** Required of a complete patient; one created by a visitor's booking may lack them. */
export const COMPLETED_LATER = ['rut', 'emergencyContact'] as const;
export type CompletedLater = (typeof COMPLETED_LATER)[number];

/** The data that staff still have to ask for. */
export function missingFields(patient: {
  provisionalRut: boolean;
  emergencyContact: string;
}): CompletedLater[] {
  return COMPLETED_LATER.filter((field) =>
    field === 'rut' ? patient.provisionalRut : patient.emergencyContact === '',
  );
}
