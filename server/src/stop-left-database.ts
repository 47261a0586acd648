import { readConfig } from './config.js';
import { stopLeftPostgres } from './postgres/embedded-postgres.js';
import { embeddedDirectory } from './database/open-database.js';

// Run by the supervisor if a server crashed without stopping its database and will not be restarted.
const config = readConfig();
if (!config.database) await stopLeftPostgres(embeddedDirectory(config.dataDir)).catch(() => undefined);
