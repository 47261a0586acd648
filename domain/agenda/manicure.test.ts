import { expect, it } from '@jest/globals';
import { type Manicure, manicureAfter, NO_MANICURE } from './manicure.js';
import { manicureInWords } from './manicure.es.js';

const KAPPING: Manicure = { nailColor: 'OPI 12', nailShape: 'ALMOND', nailTechnique: 'KAPPING' };

it.each<[string, ...Parameters<typeof manicureAfter>, Manicure | undefined]>([
  [
    'changes only what was sent',
    KAPPING,
    'MANICURE',
    { nailShape: 'OVAL' },
    { ...KAPPING, nailShape: 'OVAL' },
  ],
  ['clears what was sent empty', KAPPING, 'MANICURE', { nailColor: '' }, { ...KAPPING, nailColor: '' }],
  ['is lost when the appointment moves to podiatry', KAPPING, 'PODIATRY', {}, NO_MANICURE],
  ['may be sent empty for podiatry', NO_MANICURE, 'PODIATRY', NO_MANICURE, NO_MANICURE],
  ['is refused for podiatry', NO_MANICURE, 'PODIATRY', { nailTechnique: 'REMOVAL' }, undefined],
])('a manicure %s', (_, before, serviceType, sent, after) => {
  expect(manicureAfter(before, serviceType, sent)).toEqual(after);
});

it('describes a manicure without what was not noted', () => {
  expect(manicureInWords(KAPPING)).toBe('Color: OPI 12 · Forma: Almendra · Técnica: Kapping');
  expect(manicureInWords({ ...NO_MANICURE, nailShape: 'COFFIN' })).toBe('Forma: Coffin');
  expect(manicureInWords(NO_MANICURE)).toBe('');
});
