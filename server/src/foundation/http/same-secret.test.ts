import { expect, it } from '@jest/globals';
import { isSameSecret } from './same-secret.js';

it.each([
  ['clave', 'clave', true],
  ['clave', 'clavE', false],
  ['clave', 'clave ', false],
  ['', '', true],
  ['ñ', 'n', false],
])('compares the secrets %j and %j', (one, other, same) => {
  expect(isSameSecret(one, other)).toBe(same);
});
