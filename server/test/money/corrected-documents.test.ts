import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { logInAsReception, logInWith } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, data_export, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Berta Demo');
});

const boleta = (numero: number) => ({ tipo: 'boleta_afecta', numero: String(numero) });
const named = (numero: number) => ({ ...boleta(numero), rut_emisor: '' });
/** Takes a payment of 10.000. */
const pay = async (documento: object | null, paciente = 1): Promise<number> => {
  await staff.post('/api/caja/cobros/', { paciente, descripcion: 'x', precio: 10_000 });
  const { status, body } = await staff.post('/api/caja/pagos/', { paciente, medio: 'debito', documento });
  expect([status, status === 201 ? '' : body]).toEqual([201, '']);
  return body.id;
};
const correct = (id: number, body: object, client = staff) =>
  client.post(`/api/caja/pagos/documento/corregir/${id}/`, body);
const add = (id: number, body: object) => staff.post(`/api/caja/pagos/documento/${id}/`, body);
const documents = async () => (await staff.get('/api/caja/mes/2026-11/')).body.por_documento;
const kept = async () => (await product.database.query('select * from payment order by id')).rows;
const notes = async () => (await product.database.query('select from payment_document')).rows.length;

describe('A document that was noted with a wrong number', () => {
  it('corrects a document with a reason, even on a closed day, and keeps its former number', async () => {
    await pay(boleta(117));
    const id = await pay(boleta(181));
    await pay(boleta(119));
    await staff.post('/api/caja/cierres/', { dia: TODAY, efectivo_inicial: 0, efectivo_contado: 0 });
    const before = await kept();
    expect(await documents()).toEqual([
      expect.objectContaining({ faltan: expect.arrayContaining([{ desde: '118', hasta: '118' }]) }),
    ]);
    const { status, body } = await correct(id, { documento: boleta(118), motivo: 'Se escribió 181' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        id,
        documento: named(118),
        correcciones_documento: [
          {
            documento: named(181),
            motivo: 'Se escribió 181',
            registrado_en: expect.any(String),
            registrado_por: expect.any(String),
          },
        ],
      }),
    ]);
    expect(await kept()).toEqual(before);
    expect(await documents()).toEqual([
      expect.objectContaining({ cantidad: 3, primero: '117', ultimo: '119', pagado: 30_000, faltan: [] }),
    ]);
  });

  it('frees the number that a correction takes from a payment, and lists it as missing until another has it', async () => {
    const id = await pay(boleta(181));
    expect((await add(await pay(null, 2), boleta(181))).status).toBe(409);
    await correct(id, { documento: boleta(118), motivo: 'x' });
    await pay(boleta(182));
    expect(await documents()).toEqual([
      expect.objectContaining({ tipo: 'boleta_afecta', faltan: [{ desde: '119', hasta: '181' }] }),
      expect.objectContaining({ tipo: null }),
    ]);
    const [other] = (await staff.get('/api/caja/pagos/?paciente=2')).body;
    expect((await add(other.id, boleta(181))).status).toBe(201);
    expect((await documents())[0].faltan).toEqual([{ desde: '119', hasta: '180' }]);
  });

  it('swaps the documents of two payments by leaving one without any meanwhile', async () => {
    const [one, other] = [await pay(boleta(1), 1), await pay(boleta(2), 2)];
    const taken = await correct(one, { documento: boleta(2), motivo: 'x' });
    expect([taken.status, taken.body.error]).toEqual([
      409,
      expect.stringContaining('Boleta afecta 2 ya está en un pago'),
    ]);
    expect((await correct(one, { documento: null, motivo: 'Es la de Berta' })).body.documento).toBeNull();
    expect((await correct(other, { documento: boleta(1), motivo: 'Es la de Ana' })).status).toBe(201);
    const { body } = await add(one, boleta(2));
    expect([body.documento, body.correcciones_documento]).toEqual([
      named(2),
      [expect.objectContaining({ documento: named(1), motivo: 'Es la de Berta' })],
    ]);
    const again = await correct(one, { documento: boleta(3), motivo: 'Otra vez' });
    expect(again.body.correcciones_documento).toEqual([
      expect.objectContaining({ documento: named(1) }),
      expect.objectContaining({ documento: named(2), motivo: 'Otra vez' }),
    ]);
  });

  it('gives the refund of a payment the corrected document too', async () => {
    const id = await pay(boleta(21));
    await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto: 4_000, motivo: 'x' });
    await correct(id, { documento: boleta(12), motivo: 'x' });
    const [refund] = (await staff.get('/api/caja/pagos/?paciente=1')).body;
    expect(refund).toMatchObject({ tipo: 'devolucion', documento: named(12), correcciones_documento: [] });
    expect(await documents()).toEqual([
      expect.objectContaining({ cantidad: 1, primero: '12', pagado: 10_000, devuelto: 4_000 }),
    ]);
  });
});

describe('A correction of a document', () => {
  it.each([
    ['without a reason', { documento: boleta(2) }, 'motivo'],
    ['with a blank reason', { documento: boleta(2), motivo: ' ' }, 'motivo'],
    ['with an endless reason', { documento: boleta(2), motivo: 'x'.repeat(201) }, 'motivo'],
    ['that says no document', { motivo: 'x' }, 'documento'],
    ['with a text', { documento: '2', motivo: 'x' }, 'documento'],
    ['to the document that it has', { documento: boleta(1), motivo: 'x' }, 'documento'],
    ['with a number of letters', { documento: { ...boleta(2), numero: '2a' }, motivo: 'x' }, 'documento'],
    ['with a negative number', { documento: { ...boleta(2), numero: '-2' }, motivo: 'x' }, 'documento'],
    ['of an unknown kind', { documento: { ...boleta(2), tipo: 'vale' }, motivo: 'x' }, 'documento'],
    ['with a wrong RUT', { documento: { ...boleta(2), rut_emisor: '1-1' }, motivo: 'x' }, 'documento'],
  ])('refuses a correction %s at its field, and changes nothing', async (_what, body, field) => {
    const id = await pay(boleta(1));
    const answer = await correct(id, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)]);
    expect(await notes()).toBe(0);
  });

  it('refuses to correct a payment without a document, and to a kind that the clinic does not issue', async () => {
    const id = await pay(boleta(1));
    const bare = await pay(null);
    const back = (await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto: 1_000, motivo: 'x' })).body.id;
    for (const wrong of [bare, back])
      expect((await correct(wrong, { documento: boleta(2), motivo: 'x' })).status).toBe(400);
    expect((await correct(999_999, { documento: boleta(2), motivo: 'x' })).status).toBe(404);
    await product.database.query(`update clinic_settings set issued_documents = '{VOUCHER}'`);
    expect((await correct(id, { documento: boleta(2), motivo: 'x' })).status).toBe(400);
    await product.database.query('update clinic_settings set issued_documents = default');
    expect(await notes()).toBe(0);
  });

  it('refuses a correction of a document without the right to corrections, also through GraphQL', async () => {
    const id = await pay(boleta(1));
    const reception = await logInAsReception(product);
    expect((await correct(id, { documento: boleta(2), motivo: 'x' }, reception)).status).toBe(403);
    const owner = await logInWith(product, 'duena', { CAJA: 'READ', CAJA_CORRECTIONS: 'WRITE' });
    const { body } = await owner.graphql(
      `mutation ($id: Int!) {
         correctPaymentDocument(id: $id, input: { document: { kind: INVOICE, number: "4" }, reason: "Factura" }) {
           document { kind number } documentCorrections { document { kind number issuerRut } reason staffName } } }`,
      { id },
    );
    expect(body.data.correctPaymentDocument).toEqual({
      document: { kind: 'INVOICE', number: '4' },
      documentCorrections: [
        {
          document: { kind: 'TAXED_RECEIPT', number: '1', issuerRut: '' },
          reason: 'Factura',
          staffName: expect.any(String),
        },
      ],
    });
  });

  it('stores a correction once, however often and from however many desks it is sent', async () => {
    const ids = [await pay(boleta(1), 1), await pay(boleta(2), 2)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => correct(ids[n % 2]!, { documento: boleta(55), motivo: 'x' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await notes()).toBe(1);
    const body = { documento: boleta(77), motivo: 'x' };
    const key = { 'idempotency-key': 'corregir-1' };
    const path = `/api/caja/pagos/documento/corregir/${ids[0]}/`;
    const repeated = await Promise.all([1, 2, 3].map(() => staff.send('POST', path, body, key)));
    expect(repeated.map(({ status }) => status)).toContain(201);
    expect(await notes()).toBe(2);
  });
});
