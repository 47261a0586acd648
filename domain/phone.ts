/** An international number, '+' and digits (ITU-T E.164). */
export type E164 = string;

/**
 * The number somebody typed, in E.164; undefined where it can't be one. A number without a country code is
 * Chilean: nine digits (SUBTEL's numbering plan), so '9 1234 5678' is '+56912345678'. Foreign ones need '+' or '00'.
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
