import { expect, it } from '@jest/globals';
import { unbroken } from './unbroken';

it('keeps the groups of a telephone number on one line', () => {
  expect(unbroken('+56 9 1234 5678')).toBe('+56\u00A09\u00A01234\u00A05678');
});
