import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  runningPostgresUrl,
  startEmbeddedPostgres,
} from '../postgres/embedded-postgres.js';

/** The name of the database and its owner. Existing data folders use it, so it can't change. */
const NAME = 'huella';

/** @throws StartUpError */
export const startEmbeddedDatabase = (
  options: Omit<EmbeddedPostgresOptions, 'application'>,
): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ ...options, application: NAME });

/** The URL of the database if a server is running on this data folder. */
export const runningDatabaseUrl = (directory: string): Promise<string | undefined> =>
  runningPostgresUrl(directory, NAME);
