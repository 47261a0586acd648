import { MikroORM } from '@mikro-orm/postgresql';
import { StartUpError } from '../start-up-error.js';
import { prepareJobQueue } from './job-queue.js';
import { ormOptions } from './orm-options.js';

// Any fixed number: instances that start at once take turns at the migrations.
const MIGRATION_LOCK = 725_010_001;

/**
 * Brings the database's schema up to this version's.
 * @throws StartUpError where the database can't be reached or is newer than this program.
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl), pool: { min: 0, max: 2 } });
  try {
    await connect(orm, databaseUrl);
    // The lock is held by a transaction on one connection while the migrations run on another.
    await orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await orm.migrator.up();
      await prepareJobQueue(databaseUrl);
    });
  } finally {
    await orm.close(true);
  }
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
