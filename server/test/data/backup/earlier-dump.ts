import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { withDatabaseOf } from '../../product/earlier-database.js';

/** @param version the last migration of the dump. @param statements fill the dumped database. */
export const dumpOf = (version: string, statements: string): Promise<Buffer> =>
  withDatabaseOf(version, async ({ address, client }) => {
    await client.query(statements);
    return buffer(Readable.from(sqlDump(address)));
  });
