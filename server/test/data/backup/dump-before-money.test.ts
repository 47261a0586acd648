import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { rightsOf } from '#domain/access/presets.js';
import { expect, it } from '@jest/globals';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { IS_UNCHARGED } from '../../../src/money/charges/charge-rows.js';
import { queryOf } from '../../product/clinic-before-visits.js';
import { withDatabaseOf } from '../../product/earlier-database.js';
import { useRestores } from './use-restores.js';

const restores = useRestores();
type Query = (text: string) => Promise<Record<string, unknown>[]>;

/** For a database of '0102-control-follow-ups': a clinic with history from before money and from before rights per person. */
const CLINIC = `
  insert into staff_user (username, name, password_hash, role)
  values ('ana', 'Ana', 'x', 'STAFF'), ('luis', 'Luis', 'x', 'RECEPTION');
  update treatment set price = 25000 where name = 'Podología general';
  insert into patient (rut, name, phone, email)
  select next_provisional_rut(), name, '1', 'a@b.cl' from unnest('{Rosa,Berta}'::text[]) as name;
  insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, attendance)
  values (1, 1, '2026-11-16', 600, 'Podología general', 'COMPLETED', null),
         (1, 1, '2026-11-17', 600, 'Podología general', 'COMPLETED', null),
         (2, 1, '2026-11-17', 660, 'Podología general', 'CONFIRMED', 'NO_SHOW'),
         (2, 1, '2026-11-18', 660, 'Podología general', 'CANCELLED', null);
  insert into appointment_slot (professional_id, day, slot, appointment_id)
  select professional_id, date, start_minute / 30 + half, id from appointment, generate_series(0, 1) as half
  where status <> 'CANCELLED';
  insert into clinical_record (patient_id, appointment_id, date, care_description, procedure, instructions, professional_id,
                               written_by)
  values (1, 1, '2026-11-16', 'Dolor', 'Fresado', 'Reposo', 1, 1);
  insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                       used_supplies, written_at, written_by, professional_id)
  select id, 1, date, care_description, procedure, instructions, '[]', written_at, written_by, professional_id
  from clinical_record;
  insert into patient_alert (patient_id, kind, note, noted_at, noted_by) values (1, 'DIABETES', 'Tipo 2', '2026-11-16', 1);
  insert into phrase (box, title, text) values ('PROCEDURE', 'Fresado', 'Fresado de {uña}');
  with file as (select decode(repeat('ffd8', 300), 'hex') as whole, 'thumbnail'::bytea as small),
  added as (
    insert into photo (patient_id, kind, purpose, side, toe, taken_on, note, width, height, size, hash, small_hash, token,
                       added_at, added_by)
    select 1, 'PHOTO', 'CLINICAL', 'RIGHT', 1, '2026-11-16', 'Antes', 30, 20, 600, encode(sha256(whole), 'hex'),
           encode(sha256(small), 'hex'), repeat('0a', 16), now(), 1 from file returning id)
  insert into photo_file select id, 'WHOLE', whole from file, added union all select id, 'SMALL', small from file, added`;

const TABLES = [
  ...[
    'patient',
    'appointment',
    'appointment_slot',
    'clinical_record',
    'clinical_record_version',
    'patient_alert',
  ],
  ...['phrase', 'photo', 'photo_file', 'treatment', 'staff_user'],
];

/** Every row of the tables, as it reads today or then. */
async function rowsIn(query: Query): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES)
    all[table] = (
      await query(
        `select to_jsonb(t) - '{role,changed_at}'::text[] as row from ${table} t order by to_jsonb(t)::text`,
      )
    ).map(({ row }) => row);
  return all;
}

/** What today's version says of the clinic beside its rows. */
const factsIn = async (query: Query) => ({
  rights: (await query('select rights from staff_user order by id')).map(({ rights }) => rights),
  money: await query(
    'select (select count(*) from charge)::integer + (select count(*) from payment)::integer as lines',
  ),
  uncharged: await query(`select count(*)::integer as visits from appointment a where ${IS_UNCHARGED}`),
});
const ITS_FACTS = {
  rights: [rightsOf('ALL'), { ...rightsOf('RECEPTION'), SETTINGS: 'WRITE' }],
  money: [{ lines: 0 }],
  uncharged: [{ visits: 2 }],
};

it('keeps a clinic from before money with its rows and rights, and charges none of its visits, after an upgrade and from its backup', async () => {
  const { dump, before } = await withDatabaseOf(
    '0102-control-follow-ups',
    async ({ address, client, migrate }) => {
      const query = queryOf(client);
      await client.query(CLINIC);
      const stored = await rowsIn(query);
      const older = await buffer(Readable.from(sqlDump(address)));
      await migrate();
      expect(await rowsIn(query)).toMatchObject(stored);
      expect(await factsIn(query)).toEqual(ITS_FACTS);
      return { dump: older, before: stored };
    },
  );
  expect(before['photo_file']).toHaveLength(2);
  await restores.restore(dump);
  expect(await rowsIn(restores.query)).toMatchObject(before);
  expect(await factsIn(restores.query)).toEqual(ITS_FACTS);
});
