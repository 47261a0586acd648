/** How the database is reached. */
export interface DatabaseAddresses {
  /** For requests. Where `direct` is another one, a pooler in transaction mode may be behind it. */
  readonly url: string;
  /** Its connections keep what belongs to a session: for LISTEN, jobs, migrations, and the locks of backups. */
  readonly direct: string;
  /** Only read, and perhaps of a replica: for what is large and may wait for it. If absent, there is none. */
  readonly read?: string | undefined;
}

/** Where each statement may run on another connection, none is prepared by name. */
export const preparesByName = ({ url, direct }: DatabaseAddresses): boolean => url === direct;
