import { readConfig } from './config.js';
import { stopLeftPostgres } from './postgres/embedded-postgres.js';
import { embeddedDirectory } from './database/open-database.js';

// Run by the supervisor after a server that could not stop its own database and is not started again.
const config = readConfig();
if (!config.databaseUrl) await stopLeftPostgres(embeddedDirectory(config.dataDir)).catch(() => undefined);
