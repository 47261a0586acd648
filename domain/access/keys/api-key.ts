import { addDays, type LocalDate } from '../../clinic-time.js';
import { type Area, type AreaRight, AREAS, listOfRights, type Rights } from '../rights.js';

/** The areas of a key's rights. Not the team's: it allows granting rights, which no program may do. */
export type KeyArea = Exclude<Area, 'TEAM'>;
export const KEY_AREAS = AREAS.filter((area): area is KeyArea => area !== 'TEAM');

export interface KeyRight extends AreaRight {
  readonly area: KeyArea;
}

/** In the order of the areas. */
export const listedRights = (rights: Rights): KeyRight[] =>
  listOfRights(rights).filter((right): right is KeyRight => right.area !== 'TEAM');

/**
 * `WITHOUT_SECRET`: a backup was restored, and backups hold no secrets.
 */
export const KEY_STATES = ['ACTIVE', 'EXPIRED', 'REVOKED', 'WITHOUT_SECRET'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export const MAX_KEY_NAME_LENGTH = 100;
const MAX_KEY_DAYS = 2 * 365;
const USUAL_KEY_DAYS = 365;

/** The last day on which a key works, unless another one is chosen. */
export const usualEnd = (today: LocalDate): LocalDate => addDays(today, USUAL_KEY_DAYS);
export const latestEnd = (today: LocalDate): LocalDate => addDays(today, MAX_KEY_DAYS);

/** @param endsOn the last day on which the key should work. */
export const isPossibleEnd = (endsOn: LocalDate, today: LocalDate): boolean =>
  endsOn >= today && endsOn <= latestEnd(today);
