import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  runningPostgresUrl,
  startEmbeddedPostgres,
} from '../postgres/embedded-postgres.js';

/** The clinic's database, and the role that owns it, in all data that there is: it stays. */
const NAME = 'huella';

/** Starts the embedded PostgreSQL with the clinic's database. @throws StartUpError */
export const startEmbeddedDatabase = (
  options: Omit<EmbeddedPostgresOptions, 'application'>,
): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ ...options, application: NAME });

/** The clinic's database of a product that runs on this data now; undefined when none does. */
export const runningDatabaseUrl = (directory: string): Promise<string | undefined> =>
  runningPostgresUrl(directory, NAME);
