import { randomInt } from 'node:crypto';

// Without 0, o, 1, l and i, which look alike: the result is read from a screen and typed.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters from 31 letters and digits: 16 of them have 79 bits. */
export const readableLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
