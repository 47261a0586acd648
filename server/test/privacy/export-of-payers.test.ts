import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'data_export, suppression, payment_use, charge, payment, fiscal_document, cash_day, patient_merge, patient',
});
const { staff } = product;

/** Rosa's treatment, which her daughter Eva pays. */
const OF_EVA = { pagador: 'Eva Soto', rut_pagador: madeUpRut(2) };

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Eva Soto');
  await addPatient(product.database, 3, 'Luz Paz');
  await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Ortonixia', precio: 30_000 });
});

const pay = async (more: object): Promise<number> => {
  const { status, body } = await staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...more });
  expect([status, status === 201 ? '' : body]).toEqual([201, '']);
  return body.id;
};
const exportOf = async (paciente: number) => {
  const asked = { paciente, formato: 'json', recibe: 'Ella misma', verificacion: 'Cédula' };
  return (await staff.post('/api/privacidad/exportar/', asked)).body;
};

describe('The export of a person who paid for another one', () => {
  it('exports a payment for another person with its refunded part, and nothing about that person', async () => {
    const id = await pay({
      ...OF_EVA,
      monto: 20_000,
      propina: 2_000,
      autorizacion: '123456',
      documento: { tipo: 'voucher', numero: '7' },
      nota: 'Ortonixia de su mamá',
    });
    await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto: 5_000, motivo: 'Rosa no vino' });
    const body = await exportOf(2);
    expect(body.pagos_por_otros).toEqual([
      {
        id,
        medio: 'débito',
        monto: 20_000,
        recibido: null,
        propina: 2_000,
        devuelto: 5_000,
        pagador: 'Eva Soto',
        rut_pagador: formatRut(madeUpRut(2)),
        autorizacion: '123456',
        documento: { tipo: 'voucher', numero: '7', rut_emisor: '' },
        fecha: '2026-11-18',
        registrado: expect.stringMatching(/Z$/),
      },
    ]);
    expect(body.pagos).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/Rosa|Ortonixia|mamá/);
    expect((await exportOf(3)).pagos_por_otros).toEqual([]);
  });

  it('names the payer in the patient’s export, without her RUT', async () => {
    await pay({ ...OF_EVA, monto: 20_000 });
    await pay({ pagador: 'Rosa Lillo', rut_pagador: madeUpRut(1) });
    const body = await exportOf(1);
    expect(body.pagos).toMatchObject([
      { monto: 20_000, pagador: 'Eva Soto', rut_pagador: '' },
      { monto: 10_000, pagador: 'Rosa Lillo', rut_pagador: formatRut(madeUpRut(1)) },
    ]);
    expect(body.pagos_por_otros).toEqual([]);
    for (const rut of [madeUpRut(2), formatRut(madeUpRut(2))])
      expect(JSON.stringify(body)).not.toContain(rut);
  });

  it('finds what she paid before a merge, and a suppression erases it', async () => {
    const input = { keptId: 3, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] };
    await pay(OF_EVA);
    const merged = await staff.graphql(
      'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }',
      { input },
    );
    expect(merged.body.errors).toBeUndefined();
    expect((await exportOf(3)).pagos_por_otros).toMatchObject([{ monto: 30_000, pagador: 'Eva Soto' }]);
    await staff.graphql('mutation { suppressPatient(patientId: 3) { kind } }');
    const { rows } = await product.database.query(
      'select patient_id as patient, amount, payer_name as payer, payer_rut as rut from payment',
    );
    expect(rows).toEqual([{ patient: 1, amount: 30_000, payer: '', rut: '' }]);
  });
});
