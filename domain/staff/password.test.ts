import { describe, expect, it } from '@jest/globals';
import { passwordFault } from './password.js';

const ANA = { username: 'ana.soto', name: 'Ana Soto Díaz' };

describe('a new password', () => {
  it.each(['una clave larga', '8 letras', '🦶🦶🦶🦶🦶🦶🦶🦶', 'ana.soto y algo más'])(
    'may be %s',
    (password) => {
      expect(passwordFault(password, ANA)).toBeUndefined();
    },
  );

  it.each([
    ['corta', /al menos 8/],
    ['🦶🦶🦶🦶', /al menos 8/],
    ['ana.soto', /su nombre/],
    ['Ana-Soto', /su nombre/],
    ['ana soto díaz', /su nombre/],
  ])('is not %s', (password, sentence) => {
    expect(passwordFault(password, ANA)).toMatch(sentence);
  });
});
