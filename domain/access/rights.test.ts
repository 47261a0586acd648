import { describe, expect, it } from '@jest/globals';
import { AREAS, may, rightsOf } from './rights.js';
import { mayNot } from './rights.es.js';

describe('the rights of a role', () => {
  it('gives staff access to everything', () => {
    expect(AREAS.filter((area) => !may(rightsOf('STAFF'), area, 'WRITE'))).toEqual([]);
  });

  it('denies reception health data, backups, corrections of the till and accounts, for both reading and writing', () => {
    const closed = ['HEALTH_DATA', 'BACKUP', 'CAJA_CORRECTIONS', 'TEAM'];
    expect(AREAS.filter((area) => !may(rightsOf('RECEPTION'), area, 'READ'))).toEqual(closed);
    expect(AREAS.filter((area) => !may(rightsOf('RECEPTION'), area, 'WRITE'))).toEqual(closed);
  });
});

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
