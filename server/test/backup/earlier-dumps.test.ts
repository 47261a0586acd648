import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { restoreDatabase } from '../../src/backup/restore/restore-database.js';
import { sqlDump } from '../../src/backup/dump/sql-dump.js';
import {
  ATTENDANTS,
  CLINIC_BEFORE_PROFESSIONALS,
  ITS_ATTENDANTS,
  ITS_PROFESSIONALS,
  ITS_SLOTS,
  PROFESSIONALS,
  SLOTS,
} from '../product/clinic-before-professionals.js';
import {
  AFTER_VISITS,
  CLINIC_BEFORE_VISITS,
  ITS_REST,
  keptRows,
  queryOf,
} from '../product/clinic-before-visits.js';
import { withDatabaseOf } from '../product/earlier-database.js';
import { createDatabase, createEmptyDatabase, dropDatabase } from '../product/test-databases.js';
import { fingerprint } from './fingerprint.js';

let name: string;
let elsewhere: string;
beforeEach(async () => {
  name = `restore_${randomUUID().slice(0, 8)}`;
  elsewhere = await createEmptyDatabase(name);
});
afterEach(() => dropDatabase(name));

const dumpOf = (version: string, statements: string): Promise<Buffer> =>
  withDatabaseOf(version, async ({ address, client }) => {
    await client.query(statements);
    return buffer(Readable.from(sqlDump(address)));
  });
const restore = (dump: Buffer) => restoreDatabase(elsewhere, Readable.from([dump]), { replace: false });

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: elsewhere });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The objects of a database, by kind and name. */
async function objectsOf(address: string): Promise<string[]> {
  const { objects } = await fingerprint(address);
  return (objects as Array<{ kind: string; name: string }>).map((object) => `${object.kind} ${object.name}`);
}

it('a dump with one agenda for each service is restored with two professionals, and the signer becomes the podiatrist', async () => {
  await restore(await dumpOf('0023-suppression-entries', CLINIC_BEFORE_PROFESSIONALS));
  expect(await query(PROFESSIONALS)).toEqual(ITS_PROFESSIONALS);
  expect(await query(SLOTS)).toEqual(ITS_SLOTS);
  expect(await query(ATTENDANTS)).toEqual(ITS_ATTENDANTS);
  const today = `today_${randomUUID().slice(0, 8)}`;
  try {
    expect(await objectsOf(elsewhere)).toEqual(await objectsOf(await createDatabase(today)));
  } finally {
    await dropDatabase(today);
  }
});

it('a dump whose records name nobody is restored with its professionals, and the records still name nobody', async () => {
  const before = `
    insert into professional (name, services, position) values ('Benito Demo', '{PODIATRY}', 3);
    insert into patient (rut, name, phone, email) values (next_provisional_rut(), 'Paciente', '1', 'a@b.cl');
    insert into appointment (patient_id, professional_id, date, start_minute, treatment, status)
    values (1, 3, '2026-11-20', 600, 'x', 'CANCELLED');
    insert into clinical_record (patient_id, date, care_description, procedure, instructions)
    values (1, '2026-11-20', 'Dolor', 'Curación', 'Reposo');
    insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                         used_supplies, written_at)
    select id, 1, date, care_description, procedure, instructions, '[]', written_at from clinical_record`;
  await restore(await dumpOf('0025-second-factor', before));
  expect(await query('select professional_id from appointment')).toEqual([{ professional_id: 3 }]);
  expect(await query(ATTENDANTS)).toEqual(ITS_ATTENDANTS);
});

it('a dump from before treatments and visits is restored with every row as it was, and the list of treatments', async () => {
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

it('a dump of the version before certificates is restored with its visits, alerts, series and merges', async () => {
  const visits = `
    ${CLINIC_BEFORE_VISITS}
    update clinical_record set appointment_id = 1;
    update appointment set attendance = 'ARRIVED', arrived_at = '2026-11-20T13:00Z' where id = 1;
    insert into appointment_series (every_weeks) values (5);
    update appointment set series_id = 1 where id = 2;
    insert into patient_alert (patient_id, kind, note, noted_at, noted_by) values (1, 'DIABETES', 'Tipo 2', '2026-11-20', 1);
    insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id) values ('2026-11-20', 1, 1, 9);
    insert into former_rut select next_provisional_rut(), 1, 1`;
  const tables = ['appointment_series', 'patient_alert', 'patient_merge', 'former_rut', 'treatment'];
  const all = async (ask: (text: string) => Promise<unknown[]>) => {
    const rows: unknown[] = [];
    for (const table of tables)
      rows.push(
        // Nobody had set that mark: migration 0049 drops it.
        await ask(
          `select to_jsonb(t) - 'bookable_online' as row from ${table} t order by (to_jsonb(t) - 'bookable_online')::text`,
        ),
      );
    return rows;
  };
  const { dump, before, kept } = await withDatabaseOf('0036-patient-merges', async ({ address, client }) => {
    await client.query(visits);
    const ask = queryOf(client);
    return {
      kept: await keptRows(ask),
      before: await all(ask),
      dump: await buffer(Readable.from(sqlDump(address))),
    };
  });
  await restore(dump);
  expect(await keptRows(query)).toMatchObject(kept);
  expect(await all(query)).toMatchObject(before);
  expect(await query('select from certificate')).toEqual([]);
  expect(await query('select from treatment where bookable_online')).toEqual([]);
});
