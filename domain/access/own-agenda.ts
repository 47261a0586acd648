import type { ServiceType } from '../agenda/appointment.js';
import { type Area, AREAS, may, type Rights } from './rights.js';

/** Limits a person to the appointments and patients of their own agenda, within these services. */
export interface OwnAgenda {
  readonly professionalId: number;
  /** At least one. */
  readonly services: readonly ServiceType[];
}

/**
 * The most that a person limited to their own agenda can have. The other areas can't be limited: the till, whose days
 * have one sum, backups, the team's rights. The settings have nothing about patients, but belong to the whole clinic.
 */
const MOST: Rights = {
  AGENDA: 'WRITE',
  PATIENTS: 'WRITE',
  HEALTH_DATA: 'WRITE',
  STOCK: 'WRITE',
  MESSAGES: 'WRITE',
  SETTINGS: 'READ',
};

/** @returns the areas of these rights that a person limited to their own agenda can't have. */
export const beyondOwnAgenda = (rights: Rights): Area[] =>
  AREAS.filter((area) => {
    const access = rights[area];
    return access !== undefined && !may(MOST, area, access);
  });

/** These rights, reduced to those possible with a limit to the own agenda. */
export const withinOwnAgenda = (rights: Rights): Rights =>
  Object.fromEntries(
    AREAS.flatMap((area) => {
      const access = rights[area];
      if (access === undefined) return [];
      if (may(MOST, area, access)) return [[area, access] as const];
      return may(MOST, area, 'READ') ? [[area, 'READ'] as const] : [];
    }),
  );

export const areEqualAgendas = (one: OwnAgenda | null, other: OwnAgenda | null): boolean =>
  one?.professionalId === other?.professionalId &&
  (one?.services ?? []).toSorted().join() === (other?.services ?? []).toSorted().join();
