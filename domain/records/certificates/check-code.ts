/** Letters that are not taken for one another, on paper or on the phone. */
const LETTERS = 'ACDEFHJKMNPRTXYZ';
const LENGTH = 12;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A certificate's code as printed: `ACDE-FHJK-MNPR`. */
export const printedCheckCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** The code in a visitor's text, ignoring case, spaces and hyphens; undefined if it can't be one. */
export function readCheckCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\-–.]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
