import { createContext, useContext } from 'react';

interface CurrentStaff {
  readonly id: number;
  readonly name: string;
}

/** Who uses the panel, for the features: the session itself is its own feature's. */
export const CurrentStaffContext = createContext<CurrentStaff>({ id: 0, name: '' });

export const useCurrentStaff = (): CurrentStaff => useContext(CurrentStaffContext);
