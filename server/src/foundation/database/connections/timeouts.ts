import pg from 'pg';

/**
 * PostgreSQL's timeouts for every connection of the database user. They are set as defaults of the role in this
 * database, because a pooler in transaction mode does not pass on connection settings.
 */
const ROLE_TIMEOUTS: Readonly<Record<string, string>> = {
  // Shorter than the request pool's timeout (watched-pool.ts), so that a live server reports the reason itself.
  statement_timeout: '3500ms',
  // A query waiting for a lock holds one of the few connections.
  lock_timeout: '2s',
  // Releases the locks of a forgotten transaction, or of a program that has died.
  idle_in_transaction_session_timeout: '10s',
};

type Run = (statement: string) => Promise<unknown>;

type Rows = <Row>(statement: string) => Promise<readonly Row[]>;

/** Does nothing if they are already set. Open connections keep their values. */
export async function setRoleTimeouts(rows: Rows): Promise<void> {
  for (const statement of await missingTimeouts(rows)) await rows(statement);
}

/** @returns the statements that set the missing timeouts. */
export async function missingTimeouts(rows: Rows): Promise<string[]> {
  const [at] = await rows<{ database: string; settings: readonly string[] | null }>(
    `select current_database() as database,
            (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
             join pg_roles r on r.oid = s.setrole
             where d.datname = current_database() and r.rolname = session_user) as settings`,
  );
  const database = pg.escapeIdentifier(at?.database ?? '');
  return Object.entries(ROLE_TIMEOUTS)
    .filter(([name, value]) => !at?.settings?.includes(`${name}=${value}`))
    .map(([name, value]) => `alter role session_user in database ${database} set ${name} = '${value}'`);
}

/**
 * Lifts the timeouts of the open transaction, for migrations, dumps and restores.
 * @param lockTimeout how long to wait for the locks of other transactions.
 */
export async function liftTimeouts(run: Run, lockTimeout = '30s'): Promise<void> {
  await run('set local statement_timeout = 0');
  await run('set local idle_in_transaction_session_timeout = 0');
  await run(`set local lock_timeout = '${lockTimeout}'`);
}
