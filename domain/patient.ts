/** The longest texts (rest-contract, 'Every call'), in characters. */
export const TEXT_LIMITS = { short: 200, long: 20_000 } as const;

/** The form in which an e-mail is compared: two spellings that differ in case are one address. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

// What browsers accept in an e-mail input (WHATWG HTML, 'valid e-mail address'), plus a dot in the domain.
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);
