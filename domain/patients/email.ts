import { comparableText } from '../written-text.js';

// The addresses that browsers accept (WHATWG HTML, 'valid e-mail address'), but with a dot in the domain.
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

/** In characters. */
const LONGEST = 200;

export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);

/** E-mail addresses are compared ignoring case. */
export const comparableEmail = (email: string): string => comparableText(email).toLowerCase();

/** `hola@clinica.cl` from `Clínica <hola@clinica.cl>`; a bare address is returned unchanged. */
export const bareEmail = (sender: string): string => (/<([^<>\s]+)>\s*$/.exec(sender)?.[1] ?? sender).trim();
