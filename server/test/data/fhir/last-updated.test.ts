import { beforeEach, expect, it } from '@jest/globals';
import type { Bundle } from 'fhir/r4.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { addPatient } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';
import { validResourcesOf } from './definitions.js';

const product = useProduct({ empty: 'clinical_record, patient, audit_entry' });
const { staff } = product;

/** Adds records of all patients in turn, the first written at noon on 1 January, the others at the given interval. */
const addRecords = (count: number, minutes: number) =>
  product.database.query(
    `with record as (
       insert into clinical_record (patient_id, date, care_description, procedure, instructions, written_at)
       select p.id, '2026-01-01', 'a', 'b', 'c', timestamptz '2026-01-01T12:00:00Z' + i * $2 * interval '1 minute'
       from generate_series(0, $1 - 1) as i
         join (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from patient) as p
           on p.place = i % p.many
       order by i returning *)
     insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                          used_supplies, written_at)
     select id, 1, date, care_description, procedure, instructions, '[]', written_at from record`,
    [count, minutes],
  );
const recordIds = async (): Promise<number[]> =>
  (await product.database.query('select id from clinical_record order by id')).rows.map(({ id }) => id);

/** All ids of a search, page by page. Runs `meanwhile` after each page. */
async function readAll(search: string, meanwhile = async () => {}): Promise<Array<string | undefined>> {
  const seen: Array<string | undefined> = [];
  let address: string | undefined = `/fhir/${search}`;
  while (address !== undefined) {
    const bundle = (await staff.get(address)).body as Bundle;
    seen.push(...validResourcesOf(bundle).map(({ id }) => id));
    if (seen.length > 60) throw new Error('the pages do not end');
    const next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
    address = next?.slice(product.url.length);
    await meanwhile();
  }
  return seen;
}

beforeEach(() => addPatient(product.database, 1, 'Rosa Soto'));

it('returns encounters in the order in which their records were last written', async () => {
  await addRecords(5, 1_440);
  const [one, two, three, four, five] = await recordIds();
  // Two records with the same time, because one was written again.
  await product.database.query(
    `update clinical_record set written_at = '2026-01-05T12:00:00Z' where id = $1`,
    [one],
  );
  expect(await readAll('Encounter?_lastUpdated=ge2026-01-02&_count=2')).toEqual(
    [two, three, four, one, five].map(String),
  );
  expect(await readAll('Encounter?_lastUpdated=lt2026-01-04&_count=1')).toEqual([two, three].map(String));
  expect(await readAll('Encounter?_lastUpdated=ge2026-01-04&date=2026-01-01&_count=1')).toEqual(
    [four, one, five].map(String),
  );
});

it('moves a record written while pages are read to the end, and leaves no other out', async () => {
  await addRecords(4, 1);
  const [one, two, three, four] = await recordIds();
  const seen = await readAll('Encounter?_lastUpdated=ge2026-01-01&_count=1', async () => {
    await product.database.query(
      `update clinical_record set written_at = '2026-02-01T12:00:00Z' where id = $1`,
      [one],
    );
  });
  expect(seen).toEqual([one, two, three, four, one].map(String));
});

it('returns observations of records and findings on feet in the same order, each once', async () => {
  await addRecords(3, 1_440);
  const ids = await recordIds();
  const alert = await product.database.query(
    `insert into patient_alert (patient_id, kind, note, noted_at, noted_by)
     select id, 'EARLIER_ULCER', 'x', '2026-01-02T13:00:00Z', (select min(id) from staff_user) from patient returning id`,
  );
  const parts = (id: number | undefined) =>
    ['account', 'procedure', 'instructions'].map((part) => `record-${String(id)}-${part}`);
  const all = [...parts(ids[0]), ...parts(ids[1]), `finding-${alert.rows[0].id}`, ...parts(ids[2])];
  for (const count of [1, 2, 4])
    expect(await readAll(`Observation?_lastUpdated=ge2026-01-01&_count=${count}`)).toEqual(all);
  expect(await readAll('Observation?_lastUpdated=ge2026-01-02T13:00:00Z&_count=2')).toEqual(all.slice(6));
});

it('reads no page by scanning all of 6,000 records', async () => {
  await product.database.query(
    `insert into patient (rut, name, phone, email)
     select body || rut_check_digit(body), 'Paciente ' || i, '9 ' || i, ''
     from generate_series(2, 2000) as i, lateral (select (45000000 + i)::text as body) as made_up`,
  );
  await addRecords(6_000, 10);
  await product.database.query('analyze clinical_record, patient_alert, patient');
  const plans = await plansOf(async () => {
    // Two days and all time, with the second page of each.
    for (const what of ['Encounter', 'Observation'])
      for (const from of ['2026-02-10T03:00:00Z', '2026-01-01']) {
        const { body } = await staff.get(`/fhir/${what}?_lastUpdated=ge${from}&_count=50`);
        expect(validResourcesOf(body as Bundle)).toHaveLength(50);
        const next = (body as Bundle).link?.find(({ relation }) => relation === 'next')?.url ?? '';
        expect((await staff.get(next.slice(product.url.length))).status).toBe(200);
      }
  });
  expect(plans).toHaveLength(8);
  for (const plan of plans) {
    expect(plan).toMatch(/Index (?:Only )?Scan using clinical_record_updated_idx/);
    expect(plan).not.toMatch(/Seq Scan on clinical_record|using clinical_record_pkey on clinical_record r/);
  }
});

/** PostgreSQL's plans for the searches made during the work. */
async function plansOf(work: () => Promise<void>): Promise<string[]> {
  const sql = product.app.get(Sql);
  const asked: Array<[string, readonly unknown[]]> = [];
  const { rowsWithFreshPlan } = sql;
  sql.rowsWithFreshPlan = ((text: string, values: readonly unknown[]) => {
    asked.push([text, values]);
    return rowsWithFreshPlan.call(sql, text, values);
  }) as typeof rowsWithFreshPlan;
  try {
    await work();
  } finally {
    sql.rowsWithFreshPlan = rowsWithFreshPlan;
  }
  const plans: string[] = [];
  for (const [text, values] of asked) {
    const { rows } = await product.database.query(`explain ${text}`, [...values]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
