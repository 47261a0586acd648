import { describe, expect, it } from '@jest/globals';
import { AREAS, may, rightsOf } from './rights.js';
import { mayNot } from './rights.es.js';

describe('the rights of a role', () => {
  it('open everything to staff', () => {
    expect(AREAS.filter((area) => !may(rightsOf('STAFF'), area, 'WRITE'))).toEqual([]);
  });

  it('close health data, backups and accounts to reception, for both reading and writing', () => {
    const closed = ['HEALTH_DATA', 'BACKUP', 'TEAM'];
    expect(AREAS.filter((area) => !may(rightsOf('RECEPTION'), area, 'READ'))).toEqual(closed);
    expect(AREAS.filter((area) => !may(rightsOf('RECEPTION'), area, 'WRITE'))).toEqual(closed);
  });
});

describe('a right to one area', () => {
  it('to read does not include writing, but to write includes reading', () => {
    expect(may({ AGENDA: 'READ' }, 'AGENDA', 'WRITE')).toBe(false);
    expect(may({ AGENDA: 'READ' }, 'AGENDA', 'READ')).toBe(true);
    expect(may({ AGENDA: 'WRITE' }, 'AGENDA', 'READ')).toBe(true);
    expect(may({ AGENDA: 'WRITE' }, 'STOCK', 'READ')).toBe(false);
  });

  it('is named in the refusal', () => {
    expect(mayNot('HEALTH_DATA', 'READ')).toBe('Su usuario no tiene permiso para ver los datos de salud.');
    expect(mayNot('BACKUP', 'WRITE')).toBe(
      'Su usuario no tiene permiso para cambiar las copias de seguridad.',
    );
  });
});
