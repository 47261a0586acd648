import { describe, expect, it } from '@jest/globals';
import { tidyPhone } from './phone-format.js';

describe('a typed phone', () => {
  it.each([
    ['912345678', '+56 9 1234 5678'],
    ['+56 (2) 2345-6789', '+56 2 2345 6789'],
    ['0056322345678', '+56 32 234 5678'],
    ['+54 9 11 1234-5678', '+54 9 11 1234-5678'],
    ['9 1234 5678 anexo 3', '9 1234 5678 anexo 3'],
    ['', ''],
  ])('formats the phone %j as %j', (typed, shown) => expect(tidyPhone(typed)).toBe(shown));

  it('does not change a formatted phone again', () =>
    expect(tidyPhone(tidyPhone('412345678'))).toBe(tidyPhone('412345678')));
});
