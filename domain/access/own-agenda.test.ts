import { describe, expect, it } from '@jest/globals';
import { accessChange, beyondOwnAgendaMessage } from './own-agenda.es.js';
import { areEqualAgendas, beyondOwnAgenda, withinOwnAgenda } from './own-agenda.js';
import { rightsOf } from './presets.js';

describe('the rights of a person limited to their own agenda', () => {
  it('excludes rights to data that belong to the whole clinic', () => {
    expect(beyondOwnAgenda(rightsOf('ALL'))).toEqual([
      'BACKUP',
      'SETTINGS',
      'CAJA',
      'CAJA_CORRECTIONS',
      'TEAM',
    ]);
    expect(beyondOwnAgenda(rightsOf('PROFESSIONAL'))).toEqual(['CAJA']);
    expect(beyondOwnAgenda({ AGENDA: 'WRITE', SETTINGS: 'READ' })).toEqual([]);
  });

  it('keeps the rest of a set of rights', () => {
    const kept = withinOwnAgenda(rightsOf('ALL'));
    expect(kept).toEqual({
      AGENDA: 'WRITE',
      PATIENTS: 'WRITE',
      HEALTH_DATA: 'WRITE',
      STOCK: 'WRITE',
      MESSAGES: 'WRITE',
      SETTINGS: 'READ',
    });
    expect(beyondOwnAgenda(kept)).toEqual([]);
  });

  it('names the rights that a person limited to their own agenda can’t have', () => {
    expect(beyondOwnAgendaMessage(['CAJA', 'TEAM'])).toBe(
      'Quien ve solo su agenda no puede tener la caja ni el equipo. Quite esos permisos, o quite el límite.',
    );
    expect(beyondOwnAgendaMessage(['SETTINGS'])).toContain('permiso para cambiar la configuración');
  });
});

describe('a limit to the own agenda', () => {
  const feet = { professionalId: 1, services: ['PODIATRY'] } as const;

  it('treats limits as equal whatever the order of their services', () => {
    expect(
      areEqualAgendas(
        { professionalId: 1, services: ['MANICURE', 'PODIATRY'] },
        { professionalId: 1, services: ['PODIATRY', 'MANICURE'] },
      ),
    ).toBe(true);
    expect(areEqualAgendas(feet, { ...feet, professionalId: 2 })).toBe(false);
    expect(areEqualAgendas(feet, { ...feet, services: ['MANICURE'] })).toBe(false);
    expect(areEqualAgendas(null, feet)).toBe(false);
    expect(areEqualAgendas(null, null)).toBe(true);
  });

  it('names the limit to the own agenda in the security log', () => {
    const rights = rightsOf('RECEPTION');
    expect(accessChange({ rights, ownAgenda: null }, { rights, ownAgenda: feet })).toBe(
      'Recepción → Recepción (Solo su agenda: Podología)',
    );
  });
});
