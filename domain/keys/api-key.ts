import { addDays, type LocalDate } from '../clinic-time.js';
import { AREAS, type Area, type AreaAccess, type Rights } from '../staff/rights.js';

/** What a key may be given rights to. Whoever has the team's area gives rights, and no program does that. */
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
 * Whether a key works. `WITHOUT_SECRET`: a backup was restored, and backups hold no secrets.
 */
export const KEY_STATES = ['ACTIVE', 'EXPIRED', 'REVOKED', 'WITHOUT_SECRET'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export const LONGEST_KEY_NAME = 100;
const LONGEST_KEY_DAYS = 2 * 365;
const USUAL_KEY_DAYS = 365;

/** The last day on which a key works, unless another one is chosen. */
export const usualEnd = (today: LocalDate): LocalDate => addDays(today, USUAL_KEY_DAYS);
export const latestEnd = (today: LocalDate): LocalDate => addDays(today, LONGEST_KEY_DAYS);

/** @param endsOn the last day on which a key is to work. */
export const isPossibleEnd = (endsOn: LocalDate, today: LocalDate): boolean =>
  endsOn >= today && endsOn <= latestEnd(today);
