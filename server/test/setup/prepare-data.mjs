// Creates data as the first start leaves them, without the first user. Product tests that are not about the first start
// use a copy, because creating data takes a second of CPU time.
// node prepare-data.mjs FOLDER: it becomes a `DATA_DIR`.
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedDatabase } from '../../../dist/server/src/foundation/database/embedded-database.js';
import { prepareDatabase } from '../../../dist/server/src/foundation/database/prepare-database.js';

const [, , folder = ''] = process.argv;
const server = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres'), durable: false });
await prepareDatabase(server.url);
await server.stop();
// Tests end processes, never the machine, and what a process wrote survives its end.
await appendFile(path.join(folder, 'postgres', 'postgresql.auto.conf'), 'fsync = off\n');
