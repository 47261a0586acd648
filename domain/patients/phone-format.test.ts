import { describe, expect, it } from '@jest/globals';
import { isPlausiblePhone, tidyPhone } from './phone-format.js';

describe('a phone that was typed', () => {
  it.each([
    ['912345678', '+56 9 1234 5678'],
    ['+56 (2) 2345-6789', '+56 2 2345 6789'],
    ['0056322345678', '+56 32 234 5678'],
    ['+54 9 11 1234-5678', '+54 9 11 1234-5678'],
    ['9 1234 5678 anexo 3', '9 1234 5678 anexo 3'],
    ['', ''],
  ])('%j is shown as %j', (typed, shown) => expect(tidyPhone(typed)).toBe(shown));

  it('stays what it was when it is tidied twice', () =>
    expect(tidyPhone(tidyPhone('412345678'))).toBe(tidyPhone('412345678')));

  it.each(['912345678', '223 4567', '600 600 1000 opción 2', '+1 212 555 0100'])('%j is plausible', (typed) =>
    expect(isPlausiblePhone(typed)).toBe(true),
  );
  it.each(['', 'no tiene', '12345'])('%j is not', (typed) => expect(isPlausiblePhone(typed)).toBe(false));
});
