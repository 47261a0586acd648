import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { ATTENDANTS, ITS_ATTENDANTS } from '../../product/clinic-before-professionals.js';
import { CLINIC_BEFORE_VISITS, keptRows, queryOf } from '../../product/clinic-before-visits.js';
import { withDatabaseOf } from '../../product/earlier-database.js';
import { dumpOf } from './earlier-dump.js';
import { useRestores } from './use-restores.js';

const { restore, query } = useRestores();

it('restores a dump with its professionals, and adds none to records that name none', async () => {
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

it('restores a dump of the version before certificates with its visits, alerts, series and merges', async () => {
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
        // Migration 0049 drops the mark, which no user had set; 0088 adds the days of alerts, all of them unknown.
        await ask(
          `select row from (select to_jsonb(t) - '{bookable_online,since,until,is_denied}'::text[] as row from ${table} t) as r
           order by row::text`,
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

it('restores a dump of the version before exams of the feet with its records and versions, without an exam', async () => {
  const records = `
    insert into patient (rut, name, phone, email) values (next_provisional_rut(), 'Paciente', '1', 'a@b.cl');
    insert into clinical_record (patient_id, date, care_description, procedure, instructions)
    select 1, day, 'Dolor', 'Fresado', 'Reposo' from (values (date '2026-11-19'), ('2026-11-20')) as visit (day);
    insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                         used_supplies, written_at)
    select id, 1, date, care_description, procedure, instructions, '[]', written_at from clinical_record`;
  const ask =
    "select to_jsonb(r) - '{foot_exam,dismissed_warnings,irritating_products,merged_at}'::text[] as row from clinical_record r order by id";
  const askVersions =
    "select to_jsonb(v) - '{foot_exam,dismissed_warnings,irritating_products}'::text[] as row from clinical_record_version v order by clinical_record_id, version";
  const { dump, before } = await withDatabaseOf('0084-doubtful-rows', async ({ address, client }) => {
    await client.query(records);
    const rows = queryOf(client);
    return {
      before: [await rows(ask), await rows(askVersions)],
      dump: await buffer(Readable.from(sqlDump(address))),
    };
  });
  await restore(dump);
  expect(before.map((rows) => rows.length)).toEqual([2, 2]);
  expect([await query(ask), await query(askVersions)]).toEqual(before);
  expect(await query('select from clinical_record where foot_exam is not null')).toEqual([]);
});
