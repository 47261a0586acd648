import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { sqlDump } from '../../src/data/backup/dump/sql-dump.js';
import { useRestores } from '../data/backup/use-restores.js';
import { queryOf } from '../product/clinic-before-visits.js';
import { withDatabaseOf } from '../product/earlier-database.js';

const restores = useRestores();

/** Four deposits that one payment pays or none; the payment of the first is larger, and the last one is kept. */
const CLINIC = `
  insert into staff_user (username, name, password_hash, rights) values ('ana', 'Ana', 'x', '{}');
  insert into patient (rut, name, phone, email) values (next_provisional_rut(), 'Rosa', '1', 'a@b.cl');
  insert into appointment (patient_id, professional_id, date, start_minute, treatment, status)
  select 1, 1, '2026-12-01', 600 + 60 * n, 'Láser', 'CANCELLED' from generate_series(0, 3) n;
  insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
  values ('PAYMENT', 'DEBIT', 1, 12000, '2026-11-17', '2026-11-17', now(), 1),
         ('PAYMENT', 'TRANSFER', 1, 10000, '2026-11-17', '2026-11-17', now(), 1);
  insert into charge (kind, patient_id, appointment_id, description, list_price, amount, tax, belongs_to, booked_on, at)
  values ('EXTRA', 1, 4, 'Abono retenido', 10000, 10000, 'UNDEFINED', '2026-11-17', '2026-11-17', now());
  insert into payment_use (payment_id, charge_id, amount, at, booked_on) values (2, 1, 10000, now(), '2026-11-17');
  insert into deposit (appointment_id, amount, notice_hours) select id, 10000, 24 from appointment order by id;
  update deposit set state = 'RECEIVED', payment_id = 1, decided_at = now() where id = 1;
  update deposit set state = 'WAIVED', waive_reason = 'x', decided_at = now() where id = 2;
  update deposit set state = 'RECEIVED', payment_id = 2, decided_at = now() where id = 4;
  update deposit set state = 'KEPT', kept_charge_id = 1 where id = 4`;
const DEPOSITS = "select to_jsonb(t) - 'payment_id' as row from deposit t order by id";
const PARTS = 'select deposit_id, payment_id, amount from deposit_part order by deposit_id';
const ITS_PARTS = [
  { deposit_id: 1, payment_id: 1, amount: 10_000 },
  { deposit_id: 4, payment_id: 2, amount: 10_000 },
];

it('keeps the deposits of a clinic and the payments that paid them, after an upgrade and from an older backup', async () => {
  const { dump, before } = await withDatabaseOf(
    '0179-merged-records',
    async ({ address, client, migrate }) => {
      const query = queryOf(client);
      await client.query(CLINIC);
      const stored = await query(DEPOSITS);
      const older = await buffer(Readable.from(sqlDump(address)));
      await migrate();
      expect([await query(DEPOSITS), await query(PARTS)]).toEqual([stored, ITS_PARTS]);
      return { dump: older, before: stored };
    },
  );
  expect(before).toHaveLength(4);
  await restores.restore(dump);
  expect([await restores.query(DEPOSITS), await restores.query(PARTS)]).toEqual([before, ITS_PARTS]);
});
