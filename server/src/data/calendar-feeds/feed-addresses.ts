export class FeedAddresses {
  /** @param publicUrl the clinic's own address, without a trailing slash, if known. */
  constructor(private readonly publicUrl: string | undefined) {}

  /** Only a path if the clinic's address is not known. */
  of(token: string): string {
    return `${this.publicUrl ?? ''}/api/calendario/${token}/agenda.ics`;
  }
}
