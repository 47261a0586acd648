export interface Staff {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

export interface SignedInStaff extends Staff {
  readonly sessionId: string;
}
