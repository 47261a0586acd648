/** How the database is reached. */
export interface DatabaseAddresses {
  /** For requests. Where `direct` is another one, a pooler in transaction mode may be behind it. */
  readonly url: string;
  /** Its connections keep what belongs to a session: for LISTEN, jobs, migrations, and the locks of backups. */
  readonly direct: string;
  /** Only read, and perhaps of a replica: for what is large and may wait for it. If absent, there is none. */
  readonly read?: string | undefined;
}

/** Whether what is left on a connection, such as a prepared statement, is there when it is used again. */
export const keepsSessions = ({ url, direct }: DatabaseAddresses): boolean => url === direct;
