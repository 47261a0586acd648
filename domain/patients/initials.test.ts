import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials.js';

describe('the initials of a name', () => {
  it.each([
    ['Rosa Ñandú Soto', 'R. Ñ. S.'],
    ['María de la Fuente', 'M. F.'],
    ['ana', 'A.'],
    ['josé luis', 'J. L.'],
    ['Jean-Luc', 'J. L.'],
    ['  Rosa   Lillo ', 'R. L.'],
    ['«Rosa» (Lillo)', 'R. L.'],
    ['A B C D E F', 'A. B. C. D.'],
    ['🦶 Rosa', 'R.'],
    ['12.345.678-5', ''],
    ['', ''],
  ])('shortens %j to the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
