import type { StaffRole } from '#domain/staff/rights.js';

export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

export interface StaffWithRole extends Staff {
  readonly role: StaffRole;
}

/** As they log in. */
export interface LoggedInStaff extends StaffWithRole {
  /** The clinic requires a second factor and they have none: until then they may do nothing else. */
  readonly mustSetUpSecondFactor: boolean;
}

export interface SignedInStaff extends LoggedInStaff {
  readonly sessionId: string;
}
