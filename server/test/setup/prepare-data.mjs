// Makes data as the first start leaves them, but for the first user. Products of tests whose subject is not the first
// start begin on a copy: to create them takes a second of the processor.
// node prepare-data.mjs FOLDER: it becomes a `DATA_DIR`.
import path from 'node:path';
import { startEmbeddedDatabase } from '../../../dist/server/src/database/embedded-database.js';
import { prepareDatabase } from '../../../dist/server/src/database/prepare-database.js';

const [, , folder = ''] = process.argv;
const server = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres'), durable: false });
await prepareDatabase(server.url);
await server.stop();
