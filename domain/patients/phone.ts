/** An international number, '+' and digits (ITU-T E.164). */
export type E164 = string;

/**
 * A typed number in E.164; undefined if invalid. A number without a country code is Chilean and has nine
 * digits (SUBTEL's numbering plan): '9 1234 5678' is '+56912345678'. Foreign numbers need '+' or '00'.
 */
export function parsePhone(text: string): E164 | undefined {
  if (!/^[+\d\s().-]+$/.test(text.trim())) return undefined;
  const international = /^\s*(\+|00)/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (!international) {
    if (/^[2-9]\d{8}$/.test(digits)) return `+56${digits}`;
    return /^56[2-9]\d{8}$/.test(digits) ? `+${digits}` : undefined;
  }
  if (digits.startsWith('56')) return /^56[2-9]\d{8}$/.test(digits) ? `+${digits}` : undefined;
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

/** The link that dials a phone number as written. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A number that can't be parsed may still work: with at least this many digits it is accepted. */
const PLAUSIBLE_DIGITS = 6;

/** Whether it could be a phone. A number that `parsePhone` can't parse is stored as typed. */
export const isPlausiblePhone = (text: string): boolean =>
  parsePhone(text) !== undefined || text.replace(/\D/g, '').length >= PLAUSIBLE_DIGITS;
