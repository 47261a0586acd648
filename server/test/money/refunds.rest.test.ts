import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, patient',
});
const { staff } = product;

beforeEach(() => addPatient(product.database, 1, 'Ana Demo'));

const charge = async (precio: number) =>
  (await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio })).body;
const pay = (more: object = {}) => staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...more });
const account = async () => (await staff.get('/api/caja/saldo/?paciente=1')).body;

describe('Refunds by REST', () => {
  it('gives a payment back in parts: what it had paid is owed again', async () => {
    await charge(10_000);
    const { id } = (await pay()).body;
    const refund = (body: object) => staff.post(`/api/caja/pagos/devolver/${id}/`, body);
    expect((await refund({ monto: 4_000, motivo: 'Cobro doble' })).body).toMatchObject({
      tipo: 'devolucion',
      monto: -4_000,
      devuelve: id,
    });
    expect(await account()).toMatchObject({ saldo_pendiente: 4_000, saldo_a_favor: 0 });
    expect((await refund({ monto: 6_001, motivo: 'x' })).body).toEqual({
      monto: ['Se puede devolver hasta $6.000.'],
    });
    expect((await refund({ motivo: '' })).body).toHaveProperty('motivo');
    await refund({ motivo: 'x' });
    expect(await account()).toMatchObject({ saldo_pendiente: 10_000, saldo_a_favor: 0 });
    expect((await refund({ motivo: 'x' })).body).toEqual({ id: ['Ese pago ya se devolvió.'] });
  });

  it('gives cash back with its rounding', async () => {
    for (const price of [24_993, 24_996]) {
      await charge(price);
      const { id } = (await pay({ medio: 'efectivo' })).body;
      await staff.post(`/api/caja/pagos/devolver/${id}/`, { motivo: 'x' });
      expect(await account()).toMatchObject({ saldo_a_favor: 0 });
    }
    expect(await account()).toMatchObject({ saldo_pendiente: 24_993 + 24_996 });
  });

  it('refuses a refund of which only the rounding of a cash payment would stay', async () => {
    await charge(10_006);
    const { id, monto } = (await pay({ medio: 'efectivo' })).body;
    expect(monto).toBe(10_010);
    const refund = (amount: number) =>
      staff.post(`/api/caja/pagos/devolver/${id}/`, {
        medio: 'transferencia',
        monto: amount,
        motivo: 'x',
      });
    const { status, body } = await refund(10_008);
    expect([status, body]).toEqual([400, { monto: ['Devuelva $10.010, o hasta $10.006.'] }]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    expect((await refund(10_006)).status).toBe(201);
    expect(await account()).toMatchObject({ saldo_pendiente: 10_006, saldo_a_favor: 0 });
    expect((await refund(2)).body).toEqual({ monto: ['Devuelva $4.'] });
    expect((await refund(4)).status).toBe(201);
    expect(await account()).toMatchObject({ saldo_pendiente: 10_006, saldo_a_favor: 0 });
  });
});
