export interface DatabaseAddresses {
  /** For requests. If `direct` differs, this may be a pooler in transaction mode. */
  readonly url: string;
  /** Connections here keep their session state: for LISTEN, jobs, migrations, and the locks of backups. */
  readonly direct: string;
}

/** Whether session state, e.g. a prepared statement, is still there when a connection is reused. */
export const keepsSessions = ({ url, direct }: DatabaseAddresses): boolean => url === direct;
