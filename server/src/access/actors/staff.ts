import type { OwnAgenda } from '#domain/access/own-agenda.js';
import type { Rights } from '#domain/access/rights.js';

export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

/** The acting user: a person, or a program identified by its key. */
export interface ActingStaff extends Staff {
  readonly rights: Rights;
  /** The person's limit; absent or null if there is none. Programs are not limited. */
  readonly ownAgenda?: OwnAgenda | null;
  readonly isProgram: boolean;
}

export interface LoggedInStaff extends Staff {
  readonly rights: Rights;
  readonly ownAgenda?: OwnAgenda | null;
  /** The clinic requires a second factor and this user has none; until it is set up, everything else is refused. */
  readonly mustSetUpSecondFactor: boolean;
}

export interface SignedInStaff extends ActingStaff {
  /** The id of the session, or of the key. */
  readonly sessionId: string;
  readonly mustSetUpSecondFactor: boolean;
}

export interface LoginOrigin {
  readonly network: string;
  readonly userAgent: string;
}
