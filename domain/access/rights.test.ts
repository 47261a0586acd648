import { describe, expect, it } from '@jest/globals';
import { areEqualRights, listOfRights, may, rightsFrom } from './rights.js';
import { mayNot } from './rights.es.js';

describe('a right to one area', () => {
  it('includes reading in the right to write, but not the reverse', () => {
    expect(may({ AGENDA: 'READ' }, 'AGENDA', 'WRITE')).toBe(false);
    expect(may({ AGENDA: 'READ' }, 'AGENDA', 'READ')).toBe(true);
    expect(may({ AGENDA: 'WRITE' }, 'AGENDA', 'READ')).toBe(true);
    expect(may({ AGENDA: 'WRITE' }, 'STOCK', 'READ')).toBe(false);
  });

  it('names the missing right in the refusal', () => {
    expect(mayNot('HEALTH_DATA', 'READ')).toBe('Su usuario no tiene permiso para ver los datos de salud.');
    expect(mayNot('BACKUP', 'WRITE')).toBe(
      'Su usuario no tiene permiso para cambiar las copias de seguridad.',
    );
  });
});

describe('a list of rights', () => {
  it('lists rights in the order of the areas, and reads them back', () => {
    const rights = { STOCK: 'READ', AGENDA: 'WRITE' } as const;
    expect(listOfRights(rights).map(({ area }) => area)).toEqual(['AGENDA', 'STOCK']);
    expect(rightsFrom(listOfRights(rights))).toEqual(rights);
  });

  it('distinguishes rights to read, to write and none, in any order', () => {
    expect(areEqualRights({ STOCK: 'READ', AGENDA: 'WRITE' }, { AGENDA: 'WRITE', STOCK: 'READ' })).toBe(true);
    expect(areEqualRights({ STOCK: 'READ' }, { STOCK: 'WRITE' })).toBe(false);
    expect(areEqualRights({}, { STOCK: 'READ' })).toBe(false);
  });
});
