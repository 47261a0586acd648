import pg from 'pg';

/**
 * What PostgreSQL itself ends, for every connection of the database's user. They are defaults of the role in this
 * database, because a pooler in transaction mode passes on nothing that a connection sets or asks for at its start.
 */
const ROLE_TIMEOUTS: Readonly<Record<string, string>> = {
  // Shorter than what the request pool waits for an answer (request-pool.ts): where the server lives, it says why.
  statement_timeout: '3500ms',
  // Whoever waits for a row holds one of the few connections of all.
  lock_timeout: '2s',
  // A transaction that was forgotten, or whose program is gone without a word, gives its locks back.
  idle_in_transaction_session_timeout: '10s',
};

type Run = (statement: string) => Promise<unknown>;

/** Gives the database's user its timeouts, where it does not have them. Connections that are open keep theirs. */
export async function setRoleTimeouts(
  rows: <Row>(statement: string) => Promise<readonly Row[]>,
): Promise<void> {
  const [at] = await rows<{ database: string; settings: readonly string[] | null }>(
    `select current_database() as database,
            (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
             join pg_roles r on r.oid = s.setrole
             where d.datname = current_database() and r.rolname = session_user) as settings`,
  );
  for (const [name, value] of Object.entries(ROLE_TIMEOUTS)) {
    if (at?.settings?.includes(`${name}=${value}`)) continue;
    const database = pg.escapeIdentifier(at?.database ?? '');
    await rows(`alter role session_user in database ${database} set ${name} = '${value}'`);
  }
}

/** Lets the open transaction take its time: for migrations, dumps and restores. @param lockTimeout how long it waits for others. */
export async function takeTime(run: Run, lockTimeout = '30s'): Promise<void> {
  await run('set local statement_timeout = 0');
  await run('set local idle_in_transaction_session_timeout = 0');
  await run(`set local lock_timeout = '${lockTimeout}'`);
}
