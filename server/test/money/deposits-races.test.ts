import { beforeEach, expect, it } from '@jest/globals';
import { DepositRelease } from '../../src/money/deposits/deposit-release.js';
import { runOn } from '../messages/message-helper.js';
import { stopSchedules } from '../product/stop-schedules.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';
import { bookOnline, DAY, DEPOSIT, prepareDeposits } from './deposit-clinic.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, treatment, patient',
});
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];

beforeEach(async () => {
  await stopSchedules(product);
  product.clock.instant = new Date('2026-11-18T15:00:00Z');
  second.clock.instant = new Date('2026-11-18T15:00:00Z');
  await prepareDeposits(product.database, 2);
});

const release = (on: typeof product = product) => runOn(on, DepositRelease, (job) => job.run());
const pass = (time: string): void => {
  product.clock.instant = new Date(time);
  second.clock.instant = new Date(time);
};
const rows = async (sql: string) => (await product.database.query(sql)).rows;
const TIMES = ['10:00', '11:00', '12:00', '15:00', '16:00', '17:00'];

it('releases an unpaid hour once its time is over, and lets another visitor book it', async () => {
  await bookOnline(product, '10:00');
  pass('2026-11-18T16:59:00Z');
  await release();
  expect(await rows('select status from appointment')).toEqual([{ status: 'BOOKED' }]);
  pass('2026-11-18T17:00:00Z');
  await release();
  expect(
    await rows('select a.status, d.state from appointment a join deposit d on d.appointment_id = a.id'),
  ).toEqual([{ status: 'CANCELLED', state: 'RELEASED' }]);
  await bookOnline(product, '10:00', 'Láser', 2);
  expect(await rows(`select count(*)::integer as n from appointment where status = 'BOOKED'`)).toEqual([
    { n: 1 },
  ]);
});

it('leaves hours whose deposit was waived, and all once the clinic turns it off', async () => {
  for (const [n, time] of ['10:00', '11:00'].entries()) await bookOnline(product, time, 'Láser', n + 1);
  const [{ id }] = await rows('select id from appointment order by id limit 1');
  await product.staff.post(`/api/caja/abonos/eximir/${id}/`, { motivo: 'Paciente de años' });
  pass('2026-11-19T12:00:00Z');
  await product.database.query('update clinic_settings set deposit_release_hours = null');
  await release();
  expect(await rows(`select from appointment where status = 'CANCELLED'`)).toHaveLength(0);
  await product.database.query('update clinic_settings set deposit_release_hours = 2');
  await release();
  expect(await rows(`select id from appointment where status = 'BOOKED'`)).toEqual([{ id }]);
});

it('leaves an hour whose visit was paid ahead in another way, until that is taken back', async () => {
  await bookOnline(product, '10:00');
  const [{ id, patient_id: paciente }] = await rows('select id, patient_id from appointment');
  await product.staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
  const part = await product.staff.post('/api/caja/pagos/', {
    paciente,
    medio: 'debito',
    monto: DEPOSIT - 1,
  });
  expect([part.status, (await product.staff.get('/api/caja/abonos/')).body]).toEqual([
    201,
    [expect.anything()],
  ]);
  const rest = await product.staff.post('/api/caja/pagos/', { paciente, medio: 'debito' });
  expect([rest.status, (await product.staff.get('/api/caja/abonos/')).body]).toEqual([201, []]);
  pass('2026-11-19T12:00:00Z');
  await release();
  expect(await rows('select status from appointment')).toEqual([{ status: 'BOOKED' }]);
  await product.staff.post(`/api/caja/pagos/devolver/${rest.body.id}/`, { motivo: 'x' });
  await release();
  expect(await rows('select status from appointment')).toEqual([{ status: 'CANCELLED' }]);
});

it('leaves an hour whose deposit the patient has as credit to staff, until the credit goes back', async () => {
  await bookOnline(product, '10:00');
  const [{ patient_id: paciente }] = await rows('select patient_id from appointment');
  const credit = await product.staff.post('/api/caja/pagos/', {
    ...{ paciente, medio: 'debito', monto: DEPOSIT, deja_saldo: true },
  });
  pass('2026-11-19T12:00:00Z');
  await release();
  expect(await rows('select status from appointment')).toEqual([{ status: 'BOOKED' }]);
  await product.staff.post(`/api/caja/pagos/devolver/${credit.body.id}/`, { motivo: 'x' });
  await release();
  expect(await rows('select status from appointment')).toEqual([{ status: 'CANCELLED' }]);
});

it('either receives a deposit or releases its hour, never both, and sells no hour twice', async () => {
  for (const [n, time] of TIMES.entries()) await bookOnline(product, time, 'Láser', n + 1);
  const booked = await rows('select id from appointment order by id');
  pass('2026-11-19T12:00:00Z');
  const answers = await Promise.all([
    release(),
    release(second),
    ...booked.flatMap(({ id }, n) =>
      [0, 1].map((desk) => desks[(n + desk) % 2]!.post(`/api/caja/abonos/recibir/${id}/`, {})),
    ),
  ]);
  const received = answers.flatMap((answer) => (answer && answer.status === 201 ? [answer.body.cita] : []));
  const outcomes = await rows(
    `select a.id, a.status, d.state, exists (select from deposit_part q where q.deposit_id = d.id) as paid
     from appointment a join deposit d on d.appointment_id = a.id order by a.id`,
  );
  expect(outcomes).toEqual(
    booked.map(({ id }) =>
      received.includes(id)
        ? { id, status: 'BOOKED', state: 'RECEIVED', paid: true }
        : { id, status: 'CANCELLED', state: 'RELEASED', paid: false },
    ),
  );
  expect(received).toHaveLength(new Set(received).size);
  expect(await rows('select id from payment')).toHaveLength(received.length);
  // A released hour is booked by exactly one visitor.
  const again = await Promise.allSettled(TIMES.map((time, n) => bookOnline(product, time, 'Láser', n + 10)));
  expect(again).toHaveLength(TIMES.length);
  const held = await rows(
    `select start_minute, count(*)::integer as n from appointment
     where status <> 'CANCELLED' and date = '${DAY}' group by start_minute having count(*) > 1`,
  );
  expect(held).toEqual([]);
});

it('takes one payment, however many desks receive a deposit at once', async () => {
  await bookOnline(product, '10:00');
  const [{ id }] = await rows('select id from appointment');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => desks[n % 2]!.post(`/api/caja/abonos/recibir/${id}/`, {})),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  expect(await rows('select id from payment')).toHaveLength(1);
});

it('uses no credit above its amount, however many desks take deposits from the same payments at once', async () => {
  await bookOnline(product, TIMES[0]!);
  const [{ patient_id: paciente }] = await rows('select patient_id from appointment');
  for (const hora of TIMES.slice(1, 4))
    await product.staff.post('/api/citas/crear_cita_admin/', {
      ...{ paciente, tratamiento: 'Láser', fecha: DAY, hora },
    });
  const booked = await rows('select id from appointment order by id');
  // Enough for three of the four, of which one needs two payments.
  for (const monto of [25_000, 8_000])
    await product.staff.post('/api/caja/pagos/', { paciente, medio: 'debito', monto, deja_saldo: true });
  const answers = await Promise.all(
    booked.flatMap(({ id }) => desks.map((desk) => desk.post(`/api/caja/abonos/saldo/${id}/`, {}))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  expect(
    await rows(
      `select p.amount as paid, sum(q.amount)::integer as used
       from payment p join deposit_part q on q.payment_id = p.id group by p.id order by p.id`,
    ),
  ).toEqual([
    { paid: 25_000, used: 25_000 },
    { paid: 8_000, used: 5_000 },
  ]);
});
