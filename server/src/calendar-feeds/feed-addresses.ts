/** Where calendars read feeds. */
export class FeedAddresses {
  /** @param publicUrl the clinic's own address, without a slash at its end, where it is known. */
  constructor(private readonly publicUrl: string | undefined) {}

  /** A path where the clinic's address is not known. */
  of(token: string): string {
    return `${this.publicUrl ?? ''}/api/calendario/${token}/agenda.ics`;
  }
}
