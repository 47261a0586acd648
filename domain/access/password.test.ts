import { describe, expect, it } from '@jest/globals';
import { passwordFault } from './password.js';

const ANA = { username: 'ana.soto', name: 'Ana Soto Díaz' };
const KNOWN = new Set(['password1', 'contrasena', '!qaz2wsx']);

describe('a new password', () => {
  it.each(['una clave larga', '8 letras', '🦶🦶🦶🦶🦶🦶🦶🦶', 'ana.soto y algo más', 'password1 y algo más'])(
    'accepts the new password %s',
    (password) => {
      expect(passwordFault(password, ANA, KNOWN)).toBeUndefined();
    },
  );

  it.each([
    ['corta', 'TOO_SHORT'],
    ['🦶🦶🦶🦶', 'TOO_SHORT'],
    ['ana.soto', 'OWN_NAME'],
    ['Ana-Soto', 'OWN_NAME'],
    ['ana soto diaz', 'OWN_NAME'],
    ['password1', 'KNOWN'],
    [' Password1 ', 'KNOWN'],
    ['Pass-Word.1!', 'KNOWN'],
    ['Contraseña', 'KNOWN'],
    ['!QAZ2wsx', 'KNOWN'],
  ])('rejects the new password %s: %s', (password, fault) => {
    expect(passwordFault(password, ANA, KNOWN)).toBe(fault);
  });
});
