import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { dumpOf } from '../../data/backup/earlier-dump.js';
import { fingerprint } from '../../data/backup/fingerprint.js';
import { useRestores } from '../../data/backup/use-restores.js';
import {
  ATTENDANTS,
  CLINIC_BEFORE_PROFESSIONALS,
  ITS_ATTENDANTS,
  ITS_PROFESSIONALS,
  ITS_SLOTS,
  PROFESSIONALS,
  SLOTS,
} from '../../product/clinic-before-professionals.js';
import {
  AFTER_VISITS,
  CLINIC_BEFORE_VISITS,
  ITS_REST,
  keptRows,
  queryOf,
} from '../../product/clinic-before-visits.js';
import { withDatabaseOf } from '../../product/earlier-database.js';
import { createDatabase, dropDatabase } from '../../product/test-databases.js';

const restores = useRestores();
const { restore, query } = restores;

/** The objects of a database, by kind and name. */
async function objectsOf(address: string): Promise<string[]> {
  const { objects } = await fingerprint(address);
  return (objects as Array<{ kind: string; name: string }>).map((object) => `${object.kind} ${object.name}`);
}

it('restores a dump with one agenda per service with two professionals, and the signer as the podiatrist', async () => {
  await restore(await dumpOf('0023-suppression-entries', CLINIC_BEFORE_PROFESSIONALS));
  expect(await query(PROFESSIONALS)).toEqual(ITS_PROFESSIONALS);
  expect(await query(SLOTS)).toEqual(ITS_SLOTS);
  expect(await query(ATTENDANTS)).toEqual(ITS_ATTENDANTS);
  const today = `today_${randomUUID().slice(0, 8)}`;
  try {
    expect(await objectsOf(restores.elsewhere)).toEqual(await objectsOf(await createDatabase(today)));
  } finally {
    await dropDatabase(today);
  }
});

it('restores a dump from before treatments and visits with every row as it was, and the list of treatments', async () => {
  const { dump, before } = await withDatabaseOf(
    '0028-professionals-of-the-history',
    async ({ address, client }) => {
      await client.query(CLINIC_BEFORE_VISITS);
      return { before: await keptRows(queryOf(client)), dump: await buffer(Readable.from(sqlDump(address))) };
    },
  );
  await restore(dump);
  expect(await keptRows(query)).toMatchObject(before);
  expect(await query(AFTER_VISITS)).toEqual([ITS_REST]);
});
