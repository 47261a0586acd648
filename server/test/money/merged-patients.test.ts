import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'patient_merge, payment_use, charge, payment, cash_closing, cash_day, appointment, patient',
});
const { staff } = product;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Rosa Lilo');
});

const created = async (path: string, body: object) => {
  const answer = await staff.post(`/api/caja/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
const charge = (paciente: number, precio: number) =>
  created('cobros', { paciente, descripcion: 'Crema', precio });
const pay = (paciente: number, monto: number, more: object = {}) =>
  created('pagos', { paciente, medio: 'debito', monto, deja_saldo: true, ...more });
const merge = async () => {
  const input = { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] };
  const { body } = await staff.graphql(
    'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }',
    { input },
  );
  expect(body.errors).toBeUndefined();
};
const undo = async () => {
  const { rows } = await product.database.query('select max(id)::integer as id from patient_merge');
  const { body } = await staff.graphql('mutation ($id: Int!) { undoPatientMerge(id: $id) { id } }', rows[0]);
  expect(body.errors).toBeUndefined();
};
/** @returns the debts and the credit of both patients. */
const balances = () =>
  Promise.all(
    [1, 2].map(async (paciente) => {
      const { saldo_pendiente, saldo_a_favor } = (await staff.get(`/api/caja/saldo/?paciente=${paciente}`))
        .body;
      return [saldo_pendiente, saldo_a_favor];
    }),
  );

it('A merge that is undone leaves both patients what they owed, with what was refunded and reversed meanwhile', async () => {
  await charge(1, 7_000);
  const taken = await pay(2, 10_003, { medio: 'efectivo' });
  const reversed = await charge(2, 4_000);
  expect(await balances()).toEqual([
    [7_000, 0],
    [4_000, 10_003],
  ]);
  await merge();
  await created(`pagos/devolver/${taken.id}`, { motivo: 'x' });
  await created(`cobros/anular/${reversed.id}`, { motivo: 'x' });
  expect((await balances())[0]).toEqual([7_000, 0]);
  await undo();
  expect(await balances()).toEqual([
    [7_000, 0],
    [0, 0],
  ]);
});

it('What one of the two paid for the other during a merge is owed and credit again once it is undone', async () => {
  await charge(1, 7_000);
  await pay(2, 10_000);
  await merge();
  await created('saldo', { paciente: 1 });
  expect((await balances())[0]).toEqual([0, 3_000]);
  await undo();
  expect(await balances()).toEqual([
    [7_000, 0],
    [0, 10_000],
  ]);
});

it('moves a visit that was charged and paid during a merge back with its appointment, but no payment for both patients', async () => {
  const booked = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente: 2, tratamiento: 'x', fecha: '2026-11-18', hora: '10:00' },
  });
  await charge(1, 7_000);
  await merge();
  const visit = await created('cobros', { cita: booked.body.id, es_visita: true, precio: 5_000 });
  await pay(1, 4_000, { medio: 'efectivo', cobros: [visit.id] });
  await pay(1, 8_000);
  expect((await balances())[0]).toEqual([0, 0]);
  await undo();
  // The second payment paid 7.000 for the kept patient and 1.000 for the other, who owes that again.
  expect(await balances()).toEqual([
    [0, 1_000],
    [1_000, 0],
  ]);
});

it('A deposit that both paid for an hour of one of them is due again once the merge is undone', async () => {
  await product.database.query(
    `update clinic_settings set deposit_bank = 'x', deposit_account_kind = 'SIGHT', deposit_account_number = '1',
       deposit_holder = 'x', deposit_rut = '760864285'`,
  );
  await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price, deposit)
     values ('PODIATRY', 'Láser con abono', 60, 20000, 9000)`,
  );
  const booked = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente: 2, tratamiento: 'Láser con abono', fecha: '2026-11-20', hora: '10:00' },
  });
  await pay(1, 6_000);
  await pay(2, 4_000);
  product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
  await merge();
  const taken = await created(`abonos/saldo/${booked.body.id}`, {});
  expect(taken.pagos.map(({ monto }: { monto: number }) => monto)).toEqual([6_000, 3_000]);
  await undo();
  expect(await balances()).toEqual([
    [0, 6_000],
    [0, 4_000],
  ]);
  const { body } = await staff.get(`/api/caja/abonos/${booked.body.id}/`);
  expect(body).toMatchObject({ paciente: 2, estado: 'pendiente', pago: null, pagos: [] });
});
