import { createContext, useContext } from 'react';

interface CurrentStaff {
  readonly id: number;
  readonly name: string;
}

/** The current user, for the features: the session itself belongs to a feature of its own. */
export const CurrentStaffContext = createContext<CurrentStaff>({ id: 0, name: '' });

export const useCurrentStaff = (): CurrentStaff => useContext(CurrentStaffContext);
