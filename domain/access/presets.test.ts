import { describe, expect, it } from '@jest/globals';
import { nameOfRights, rightsForRegister, rightsInWords } from './presets.es.js';
import { presetOf, PRESETS, roleOf, rightsOf, rightsWithRole } from './presets.js';
import { AREAS, type Area, type AreaAccess, type Rights } from './rights.js';

/** The rights of reception before each user had their own. */
const FORMER_RECEPTION: Rights = { ...rightsOf('RECEPTION'), SETTINGS: 'WRITE' };

const areas = (rights: Rights, access: AreaAccess): Area[] => AREAS.filter((area) => rights[area] === access);

describe('a preset', () => {
  it('gives everything, or what the work needs, and nothing of a later area', () => {
    expect(areas(rightsOf('ALL'), 'WRITE')).toEqual(AREAS);
    const desk = ['AGENDA', 'PATIENTS', 'STOCK', 'MESSAGES', 'CAJA'];
    expect(areas(rightsOf('RECEPTION'), 'WRITE')).toEqual(desk);
    expect(areas(rightsOf('PROFESSIONAL'), 'WRITE').toSorted()).toEqual([...desk, 'HEALTH_DATA'].toSorted());
    expect(areas(rightsOf('PROFESSIONAL'), 'READ')).toEqual(['SETTINGS']);
    expect(rightsOf('ACCOUNTING')).toEqual({ CAJA: 'READ', CAJA_CORRECTIONS: 'READ' });
  });

  it('recognises a preset by its rights alone', () => {
    expect(PRESETS.map((preset) => presetOf({ ...rightsOf(preset) }))).toEqual(PRESETS);
    expect([presetOf({}), presetOf(FORMER_RECEPTION), presetOf({ CAJA: 'READ' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [rightsOf('ALL'), 'Todo'],
    [rightsOf('ACCOUNTING'), 'Contabilidad'],
    [FORMER_RECEPTION, 'Personalizado'],
    [{}, 'Solo su propio perfil'],
  ])('calls %j %s', (rights, name) => {
    expect(nameOfRights(rights)).toBe(name);
  });
});

describe('the role that callers knew before', () => {
  it('says whether a user has every right', () => {
    const { TEAM: _team, ...allButTeam } = rightsOf('ALL');
    expect([rightsOf('ALL'), allButTeam, { ...allButTeam, TEAM: 'READ' } as const, {}].map(roleOf)).toEqual([
      'STAFF',
      'RECEPTION',
      'RECEPTION',
      'RECEPTION',
    ]);
  });

  it('a role keeps the rights of a user who already has that role, and gives others its own', () => {
    expect(rightsWithRole(FORMER_RECEPTION, 'RECEPTION')).toEqual(FORMER_RECEPTION);
    expect(rightsWithRole(FORMER_RECEPTION, 'STAFF')).toEqual(rightsOf('ALL'));
    expect(rightsWithRole(rightsOf('ALL'), 'RECEPTION')).toEqual(rightsOf('RECEPTION'));
  });
});

describe('rights in words', () => {
  it.each([
    [{ AGENDA: 'READ' }, 'Ve la agenda'],
    [{ AGENDA: 'WRITE', PATIENTS: 'WRITE' }, 'Cambia la agenda y los pacientes'],
    [
      { AGENDA: 'WRITE', STOCK: 'READ', MESSAGES: 'READ' },
      'Cambia la agenda; ve el inventario y los mensajes',
    ],
    [{}, 'Solo su propio perfil'],
  ] as const)('words the rights %j as %s', (rights, words) => {
    expect(rightsInWords(rights)).toBe(words);
  });

  it('names a preset in registers, and words all areas of other rights', () => {
    expect(rightsForRegister(rightsOf('ALL'))).toBe('Todo');
    expect(rightsForRegister({ AGENDA: 'WRITE', CAJA: 'READ' })).toBe('Cambia la agenda; ve la caja');
  });
});
