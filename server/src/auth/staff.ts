import type { Rights, StaffRole } from '#domain/staff/rights.js';

export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

/** Who does something: a person, or a program by its key. */
export interface ActingStaff extends Staff {
  readonly rights: Rights;
  readonly isProgram: boolean;
}

/** As they log in. */
export interface LoggedInStaff extends Staff {
  readonly role: StaffRole;
  /** The clinic requires a second factor and they have none: until then they may do nothing else. */
  readonly mustSetUpSecondFactor: boolean;
}

export interface SignedInStaff extends ActingStaff {
  /** Of the session, or of the key. */
  readonly sessionId: string;
  readonly mustSetUpSecondFactor: boolean;
}

export interface SignedInPerson extends SignedInStaff, LoggedInStaff {}
