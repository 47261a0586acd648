import { type E164, parseNumber } from './phone.js';

/**
 * As Chileans write it: '+56 9 1234 5678', '+56 2 2345 6789' in Santiago, '+56 32 234 5678' elsewhere
 * (SUBTEL's numbering plan: area codes have two digits, Santiago's and the mobiles' one). Foreign numbers are
 * unchanged.
 */
export function formatPhone(phone: E164): string {
  const national = /^\+56(\d{9})$/.exec(phone)?.[1];
  if (!national) return phone;
  const areaLength = /^[29]/.test(national) ? 1 : 2;
  const [area, number] = [national.slice(0, areaLength), national.slice(areaLength)];
  return `+56 ${area} ${number.slice(0, -4)} ${number.slice(-4)}`;
}

/** Formats a Chilean number; any other text, such as one with a note, is unchanged. */
export function tidyPhone(text: string): string {
  const phone = parseNumber(text);
  return phone?.startsWith('+56') ? formatPhone(phone) : text;
}
