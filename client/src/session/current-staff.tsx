import {
  type Area,
  type AreaAccess,
  DEFAULT_ROLE,
  may,
  rightsOf,
  type StaffRole,
} from '#domain/access/rights.js';
import { createContext, useContext } from 'react';

interface CurrentStaff {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
}

export const NOBODY: CurrentStaff = { id: 0, name: '', role: DEFAULT_ROLE };

/** The current user, for features that must not depend on the session's own feature. */
export const CurrentStaffContext = createContext(NOBODY);

export const useCurrentStaff = (): CurrentStaff => useContext(CurrentStaffContext);

/**
 * @returns whether the user has a right. The UI hides parts without it, and the server refuses the calls in any case.
 */
export function useRights(): (area: Area, access?: AreaAccess) => boolean {
  const { role } = useCurrentStaff();
  return (area, access = 'WRITE') => may(rightsOf(role), area, access);
}
