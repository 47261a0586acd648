import { readConfig } from './foundation/config.js';
import { stopOrphanedPostgres } from './foundation/postgres/embedded-postgres.js';
import { embeddedDirectory } from './foundation/database/open-database.js';

// Run by the supervisor if a server crashed without stopping its database and will not be restarted.
const config = readConfig();
if (!config.database) await stopOrphanedPostgres(embeddedDirectory(config.dataDir)).catch(() => undefined);
