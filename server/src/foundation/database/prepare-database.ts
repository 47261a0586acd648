import { MikroORM } from '@mikro-orm/postgresql';
import { StartUpError } from '../start-up-error.js';
import { isUpToDate } from './is-up-to-date.js';
import { prepareJobQueue } from './job-queue.js';
import { CREATE_OWN_ROWS, DROP_OWN_ROWS } from './migrations/own-rows.js';
import { ormOptions } from './orm-options.js';
import { refuseNewerDatabase } from './refuse-newer.js';
import { setRoleTimeouts, liftTimeouts } from './connections/timeouts.js';

// Any fixed number. Makes instances that start at the same time run the migrations one after the other.
const MIGRATION_LOCK = 725_010_001;
/** How long to wait for the migrations of another instance. */
const MAX_MIGRATION_LENGTH = '10min';
// https://www.postgresql.org/docs/18/errcodes-appendix.html
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the schema to this version.
 * @throws StartUpError if the database can't be reached, is behind a pooler in transaction mode or newer than this
 *   program, or a migration fails.
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  if (await isUpToDate(databaseUrl)) return;
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl), pool: { min: 0, max: 2 } });
  let migration: string | undefined;
  orm.migrator.on('migrating', ({ name }) => void (migration = name));
  try {
    await connect(orm, databaseUrl);
    await orm.em.fork().transactional(async (em) => {
      const run = <Row>(statement: string) => em.execute<Row[]>(statement);
      await liftTimeouts(run, MAX_MIGRATION_LENGTH);
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await liftTimeouts(run);
      await refuseNewerDatabase(run);
      const transaction = em.getTransactionContext();
      await run(DROP_OWN_ROWS);
      await orm.migrator.up({ ...(transaction && { transaction }) });
      migration = undefined;
      for (const statement of CREATE_OWN_ROWS) await run(statement);
      await setRoleTimeouts(run);
      await prepareJobQueue(databaseUrl);
    });
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) {
      throw new StartUpError(
        'The migrations waited too long for another transaction on the database: end it, and start again.',
      );
    }
    throw migration ? migrationFailed(migration, error as Error) : error;
  } finally {
    await orm.close(true);
  }
}

function migrationFailed(name: string, { message }: Error): StartUpError {
  const [reason = ''] = message.split('\n');
  return new StartUpError(
    `The migration ${name} failed (${reason.trim()}), and the database is as it was: the version before can still be started.`,
  );
}

async function connect(orm: MikroORM, databaseUrl: string): Promise<void> {
  try {
    await orm.em.fork().execute('select 1');
  } catch (error) {
    const { host } = new URL(databaseUrl);
    const reason = (error as { code?: string }).code ?? 'no answer';
    throw new StartUpError(
      `The database at ${host} can't be reached (${reason}): check DATABASE_URL and that PostgreSQL runs.`,
    );
  }
}
