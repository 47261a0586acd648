import type { StaffRole } from '#domain/staff/rights.js';

export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

export interface StaffWithRole extends Staff {
  readonly role: StaffRole;
}

export interface SignedInStaff extends StaffWithRole {
  readonly sessionId: string;
}
