import { describe, expect, it } from '@jest/globals';
import { dumpPieces } from '../../../src/data/backup/dump/sql-dump.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();
const ignore = () => undefined;

/** A dump that has asked for a table's rows and has not read any. */
async function dumpBeforeRows() {
  const pieces = dumpPieces(product.databaseUrl, ignore);
  for (;;) {
    const { value } = await pieces.next();
    if (String(value).startsWith('copy ')) return pieces;
  }
}

// An error that nothing handles would end this process, as it would end the server.
describe('A database dump', () => {
  it('abandons a database dump before the rows of a table are read', async () => {
    const pieces = await dumpBeforeRows();
    await pieces.return(undefined);
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });

  it('fails if the connection ends before the rows of a table are read', async () => {
    const pieces = await dumpBeforeRows();
    await product.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'huella backup'`,
    );
    const rest = async () => {
      while (!(await pieces.next()).done);
    };
    await expect(rest()).rejects.toThrow();
  });
});
