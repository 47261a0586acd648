import { type E164, parsePhone } from './phone.js';

/** A number that can't be read may still ring: what has this many digits is taken as it is. */
const PLAUSIBLE_DIGITS = 6;

/** Whether it may be a phone at all. A number that `parsePhone` can't read is stored as it was written. */
export const isPlausiblePhone = (text: string): boolean =>
  parsePhone(text) !== undefined || text.replace(/\D/g, '').length >= PLAUSIBLE_DIGITS;

/**
 * A number as Chileans write it: '+56 9 1234 5678', '+56 2 2345 6789' in Santiago, '+56 32 234 5678' elsewhere
 * (SUBTEL's numbering plan: a region's code has two digits, Santiago's and the mobiles' one). Others: as they are.
 */
export function writePhone(phone: E164): string {
  const national = /^\+56(\d{9})$/.exec(phone)?.[1];
  if (!national) return phone;
  const areaLength = /^[29]/.test(national) ? 1 : 2;
  const [area, number] = [national.slice(0, areaLength), national.slice(areaLength)];
  return `+56 ${area} ${number.slice(0, -4)} ${number.slice(-4)}`;
}

/** What somebody typed, in Chile's groups where it is one of Chile's numbers, else untouched. */
export function tidyPhone(text: string): string {
  const phone = parsePhone(text);
  return phone?.startsWith('+56') ? writePhone(phone) : text;
}
