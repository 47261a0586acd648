import { expect, it } from '@jest/globals';
import { differenceInWords } from './difference-in-words';

it.each([
  [50_000, '', 'Sin diferencia.'],
  [49_000, '', 'Faltan $1.000.'],
  [49_000, 'vuelto mal dado', 'Faltan $1.000: vuelto mal dado.'],
  [51_000, 'Sobró un billete.', 'Sobran $1.000: Sobró un billete.'],
])('a counted %i of 50000 with the reason "%s" is a whole sentence', (countedCash, reason, words) => {
  expect(differenceInWords({ countedCash, expectedCash: 50_000, reason })).toBe(words);
});
