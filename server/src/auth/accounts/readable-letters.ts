import { randomInt } from 'node:crypto';

// Without 0, o, 1, l and i, which look alike: what is made of them is read from a screen and typed.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters out of 31: 16 of them are 79 bits. */
export const readableLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
