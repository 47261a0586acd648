import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { StartUpError } from '../start-up-error.js';
import { prepareJobQueue } from './job-queue.js';
import { unknownMigrations } from './migrate-with.js';
import { ormOptions } from './orm-options.js';
import { setRoleTimeouts, takeTime } from './timeouts.js';

// Any fixed number: instances that start at once take turns at the migrations.
const MIGRATION_LOCK = 725_010_001;
/** Another instance's migrations may take so long. */
const LONGEST_TURN = '10min';
// https://www.postgresql.org/docs/18/errcodes-appendix.html
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the database's schema up to this version's.
 * @throws StartUpError where the database can't be reached or is newer than this program.
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl), pool: { min: 0, max: 2 } });
  try {
    await connect(orm, databaseUrl);
    await orm.em.fork().transactional(async (em) => {
      const run = (statement: string) => em.execute(statement);
      await takeTime(run, LONGEST_TURN);
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await takeTime(run);
      await refuseNewer(em);
      await orm.migrator.up({ transaction: em.getTransactionContext()! });
      await setRoleTimeouts((statement) => em.execute(statement));
      await prepareJobQueue(databaseUrl);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartUpError(
      'The migrations waited too long for somebody else’s transaction on the database: end it, and start again.',
    );
  } finally {
    await orm.close(true);
  }
}

async function refuseNewer(em: EntityManager): Promise<void> {
  const [{ exists } = { exists: false }] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (!exists) return;
  const rows = await em.execute<{ name: string }[]>('select name from schema_migration order by id');
  const [unknown] = unknownMigrations(rows.map(({ name }) => name));
  if (!unknown) return;
  throw new StartUpError(
    `The database belongs to a newer Huella (it has ${unknown}, which this one does not know): ` +
      'start that version or a newer one, or restore a backup of this version into another database.',
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
