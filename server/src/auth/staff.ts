/** Who is asking: what the session check finds, and what `me` answers. */
export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

/** Somebody with an open session. */
export interface SignedInStaff extends Staff {
  readonly sessionId: string;
}
