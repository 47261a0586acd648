import { addDays, type LocalDate } from '../../clinic-time.js';
import { AREAS, type Area, type AreaAccess, type Rights } from '../rights.js';

/** The areas of a key's rights. Not the team's: it allows granting rights, which no program may do. */
export type KeyArea = Exclude<Area, 'TEAM'>;
export const KEY_AREAS = AREAS.filter((area): area is KeyArea => area !== 'TEAM');

export interface KeyRight {
  readonly area: KeyArea;
  readonly access: AreaAccess;
}

export const rightsOfKey = (rights: readonly KeyRight[]): Rights =>
  Object.fromEntries(rights.map(({ area, access }) => [area, access]));

/** In the order of the areas. */
export const listedRights = (rights: Rights): KeyRight[] =>
  KEY_AREAS.flatMap((area) => {
    const access = rights[area];
    return access ? [{ area, access }] : [];
  });

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
