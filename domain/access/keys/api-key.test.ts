import { describe, expect, it } from '@jest/globals';
import { rightsInWords } from './api-key.es.js';
import { isPossibleEnd, KEY_AREAS, latestEnd, listedRights, rightsOfKey, usualEnd } from './api-key.js';

describe('the rights of a key', () => {
  it('never gives a key rights to the team’s area, which allows granting rights', () => {
    expect(KEY_AREAS).not.toContain('TEAM');
    expect(listedRights({ TEAM: 'WRITE', STOCK: 'READ' })).toEqual([{ area: 'STOCK', access: 'READ' }]);
  });

  it('lists a key’s rights in the order of the areas, and reads them back', () => {
    const rights = { STOCK: 'READ', AGENDA: 'WRITE' } as const;
    expect(listedRights(rights).map(({ area }) => area)).toEqual(['AGENDA', 'STOCK']);
    expect(rightsOfKey(listedRights(rights))).toEqual(rights);
  });

  it.each([
    [{ AGENDA: 'READ' }, 'Ve la agenda'],
    [{ AGENDA: 'WRITE', PATIENTS: 'WRITE' }, 'Cambia la agenda y los pacientes'],
    [
      { AGENDA: 'WRITE', STOCK: 'READ', MESSAGES: 'READ' },
      'Cambia la agenda; ve el inventario y los mensajes',
    ],
  ] as const)('words the rights %j as %s', (rights, words) => {
    expect(rightsInWords(rights)).toBe(words);
  });
});

describe('the end of a key', () => {
  it('ends a key between today and two years from now, by default in one', () => {
    expect(usualEnd('2026-11-23')).toBe('2027-11-23');
    expect(isPossibleEnd('2026-11-22', '2026-11-23')).toBe(false);
    expect(isPossibleEnd('2026-11-23', '2026-11-23')).toBe(true);
    expect(isPossibleEnd(latestEnd('2026-11-23'), '2026-11-23')).toBe(true);
    expect(isPossibleEnd('2028-11-23', '2026-11-23')).toBe(false);
  });
});
