import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'charge, cash_day, patient_block, patient' });
const { staff } = product;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Berta Demo');
});

const charge = (precio: number, more: object = {}) =>
  staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio, ...more });

describe('Money and patients', () => {
  it('lists patients with debts, the oldest debt first, in pages', async () => {
    await charge(1_000);
    await charge(2_000, { paciente: 2, fecha: '2026-11-09' });
    const first = await staff.get('/api/caja/deudores/?limite=1');
    expect(first.body).toEqual([expect.objectContaining({ paciente: 2, saldo_pendiente: 2_000 })]);
    const next = await staff.get(`/api/caja/deudores/?limite=1&cursor=${first.headers.get('x-cursor')}`);
    expect([next.body[0].paciente, next.headers.get('x-hay-mas')]).toEqual([1, 'false']);
  });

  it('lists no debts of a patient whose data are blocked, without a gap in the pages', async () => {
    await charge(1_000);
    await charge(2_000, { paciente: 2, fecha: '2026-11-09' });
    await product.database.query(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason) values (2, now(), 1, 'Solicitud')`,
    );
    const { body, headers } = await staff.get('/api/caja/deudores/?limite=1');
    expect([body, headers.get('x-hay-mas')]).toEqual([[expect.objectContaining({ paciente: 1 })], 'false']);
  });

  it('does not delete a patient with money', async () => {
    await charge(1_000);
    const { body } = await staff.get('/api/pacientes/1/');
    const answer = await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${body.rut}/`);
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('cobros o pagos')]);
  });
});
