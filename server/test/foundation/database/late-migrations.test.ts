import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { isUpToDate } from '../../../src/foundation/database/is-up-to-date.js';
import { MIGRATIONS } from '../../../src/foundation/database/migrations/all.js';
import { prepareDatabase } from '../../../src/foundation/database/prepare-database.js';
import { queryOf } from '../../product/clinic-before-visits.js';
import { type EarlierDatabase, withDatabaseOf } from '../../product/earlier-database.js';
import { useRestores } from '../../data/backup/use-restores.js';

const restores = useRestores();

/**
 * The 17th is closed, with a rounded payment in cash and one by card that pays nothing. The payment of the 17th that was
 * noted after the closing is booked on the 18th; some of it was taken back on the 19th and paid again in the night.
 */
const CLINIC_WITH_MONEY = `
  insert into staff_user (username, name, password_hash) values ('ana', 'Ana', 'x');
  insert into patient (rut, name, phone, email)
  select next_provisional_rut(), name, '1', 'a@b.cl' from unnest('{Rosa,Berta}'::text[]) as name;
  insert into charge (kind, patient_id, description, list_price, amount, tax, belongs_to, booked_on, at)
  values ('EXTRA', 1, 'Láser', 30003, 30003, 'UNDEFINED', '2026-11-17', '2026-11-17', '2026-11-17T15:00Z'),
         ('EXTRA', 2, 'Control', 20000, 20000, 'UNDEFINED', '2026-11-17', '2026-11-17', '2026-11-17T15:00Z');
  insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id, with_id)
  values ('PAYMENT', 'CASH', 1, 30000, '2026-11-17', '2026-11-17', '2026-11-17T15:05Z', 1, null),
         ('ROUNDING', 'CASH', 1, 3, '2026-11-17', '2026-11-17', '2026-11-17T15:05Z', 1, 1),
         ('PAYMENT', 'DEBIT', 2, 8000, '2026-11-17', '2026-11-17', '2026-11-17T15:10Z', 1, null),
         ('PAYMENT', 'TRANSFER', 2, 20000, '2026-11-17', '2026-11-18', '2026-11-17T22:00Z', 1, null);
  insert into cash_closing (day, opening_cash, counted_cash, expected_cash, closed_at, closed_by)
  values ('2026-11-17', 20000, 50000, 50000, '2026-11-17T21:00Z', 1);
  insert into card_settlement (day, expected, gross, net, at, staff_user_id)
  values ('2026-11-17', 8000, 8000, 7800, '2026-11-20T15:00Z', 1);
  insert into payment_use (payment_id, charge_id, amount, at)
  values (1, 1, 30003, '2026-11-17T15:05Z'), (4, 2, 20000, '2026-11-17T22:00Z'),
         (4, 2, -9000, '2026-11-19T15:00Z'), (4, 2, 2000, '2026-11-20T02:30Z');
  update clinic_settings set deposit_notice_hours = 48;
  insert into appointment (patient_id, professional_id, date, start_minute, treatment, status)
  values (1, 1, '2026-12-01', 600, 'Láser', 'CANCELLED');
  insert into deposit (appointment_id, amount) values (1, 10000)`;

/** The rows of the money, without the columns that the late migrations add. */
async function moneyOf(query: (text: string) => Promise<unknown[]>): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (const table of ['cash_closing', 'card_settlement', 'charge', 'payment'])
    all.push(await query(`select to_jsonb(t) as row from ${table} t order by id`));
  all.push(await query("select to_jsonb(t) - 'booked_on' as row from payment_use t order by id"));
  all.push(
    await query("select to_jsonb(t) - '{notice_hours,payment_id}'::text[] as row from deposit t order by id"),
  );
  return all;
}
const BOOKED = 'select booked_on::text as day from payment_use order by id';
const ITS_BOOKED = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-19'].map((day) => ({ day }));

/** Does the work in a database that has the migrations 0160 and 0161, but not 0157 to 0159. */
const withLateMigrations = <T>(
  work: (database: EarlierDatabase, money: unknown[][]) => Promise<T>,
): Promise<T> =>
  withDatabaseOf(
    '0156-backup-folder',
    async (database) => {
      await database.client.query(CLINIC_WITH_MONEY);
      const money = await moneyOf(queryOf(database.client));
      expect(money.map((rows) => rows.length)).toEqual([1, 1, 2, 4, 4, 1]);
      return work(database, money);
    },
    ['0160-form-of-feet', '0161-stage-scale'],
  );

const use = (payment: number, charge: number, day: string): string =>
  `insert into payment_use (payment_id, charge_id, amount, booked_on, at)
   values (${payment}, ${charge}, 1000, '${day}', now())`;

it('migrates a clinic with money that has later migrations but lacks earlier ones', async () => {
  await withLateMigrations(async ({ address, client }, money) => {
    const query = queryOf(client);
    expect(await isUpToDate(address)).toBe(false);
    await prepareDatabase(address);
    expect(await isUpToDate(address)).toBe(true);
    const ran = (await query('select name from schema_migration order by id')).map(({ name }) => name);
    expect(ran.toSorted()).toEqual(MIGRATIONS.map(({ name }) => name).toSorted());
    expect(ran.indexOf('0157-booked-uses')).toBeGreaterThan(ran.indexOf('0161-stage-scale'));

    expect(await moneyOf(query)).toEqual(money);
    expect(await query(BOOKED)).toEqual(ITS_BOOKED);
    expect(await query('select day::text, is_closed from cash_day order by day')).toEqual([
      { day: '2026-11-17', is_closed: true },
      { day: '2026-11-18', is_closed: false },
      { day: '2026-11-19', is_closed: false },
    ]);
    expect(await query('select notice_hours from deposit')).toEqual([{ notice_hours: 48 }]);

    const refusals = [
      [use(3, 2, '2026-11-17'), 'ledger_day_is_open'],
      [use(3, 1, '2026-11-18'), 'payment_use_of_patient'],
      [
        `insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id, with_id)
         values ('ROUNDING', 'CASH', 1, 2, '2026-11-18', '2026-11-18', now(), 1, 1)`,
        'payment_is_rounded_once',
      ],
      ["update payment_use set booked_on = '2026-11-18'", 'ledger_row_is_kept'],
      ['update deposit set notice_hours = 1', 'deposit_keeps_its_notice'],
    ] as const;
    for (const [statement, constraint] of refusals)
      await expect(client.query(statement)).rejects.toMatchObject({ constraint });
    expect(await moneyOf(query)).toEqual(money);
    await client.query(use(3, 2, '2026-11-18'));
    // The sum of a day may be longer than one line.
    await client.query(
      `insert into cash_closing (day, opening_cash, counted_cash, expected_cash, closed_at, closed_by)
       values ('2026-11-18', 3000000000, 3000000000, 3000000000, now(), 1)`,
    );
  });
});

it('restores a dump of a clinic that lacks earlier migrations, and runs them', async () => {
  const { dump, money } = await withLateMigrations(async ({ address }, before) => ({
    dump: await buffer(Readable.from(sqlDump(address))),
    money: before,
  }));
  await restores.restore(dump);
  expect(await moneyOf(restores.query)).toEqual(money);
  expect(await restores.query(BOOKED)).toEqual(ITS_BOOKED);
  const ran = await restores.query('select name from schema_migration');
  expect(ran).toHaveLength(MIGRATIONS.length);
});
