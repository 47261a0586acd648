import type { OwnAgenda } from '#domain/access/own-agenda.js';
import { rightsOf } from '#domain/access/presets.js';
import {
  type Area,
  type AreaAccess,
  type AreaRight,
  listOfRights,
  may,
  rightsFrom,
} from '#domain/access/rights.js';
import { createContext, useContext } from 'react';

interface CurrentStaff {
  readonly id: number;
  readonly name: string;
  readonly rights: readonly AreaRight[];
  /** The user's limit, if any. */
  readonly ownAgenda?: OwnAgenda | null;
}

export const NO_STAFF: CurrentStaff = { id: 0, name: '', rights: listOfRights(rightsOf('ALL')) };

/** The current user, for features that must not depend on the session's own feature. */
export const CurrentStaffContext = createContext(NO_STAFF);

export const useCurrentStaff = (): CurrentStaff => useContext(CurrentStaffContext);

/** Whether the user is not limited to their own agenda. Others are refused endpoints about the whole clinic. */
export const useSeesWholeClinic = (): boolean => !useCurrentStaff().ownAgenda;

/**
 * @returns whether the user has a right. The UI hides parts without it, and the server refuses the calls in any case.
 */
export function useRights(): (area: Area, access?: AreaAccess) => boolean {
  const rights = rightsFrom(useCurrentStaff().rights);
  return (area, access = 'WRITE') => may(rights, area, access);
}
