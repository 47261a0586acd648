import { beforeEach, describe, expect, it } from '@jest/globals';
import { openSpreadsheet } from '../../src/foundation/spreadsheets/open-spreadsheet.js';
import { addPatient } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
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

/** Takes a payment of 10.000, without a document unless there is one. */
const pay = async (more: object = {}, paciente = 1): Promise<number> => {
  await staff.post('/api/caja/cobros/', { paciente, descripcion: 'x', precio: 10_000 });
  const { status, body } = await staff.post('/api/caja/pagos/', { paciente, medio: 'debito', ...more });
  expect([status, status === 201 ? '' : body]).toEqual([201, '']);
  return body.id;
};
const boleta = (numero: number) => ({ tipo: 'boleta_afecta', numero: String(numero) });
const add = (id: number, body: object, client = staff) =>
  client.post(`/api/caja/pagos/documento/${id}/`, body);
const refund = async (id: number, monto?: number): Promise<number> =>
  (await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto, motivo: 'x' })).body.id;
const month = async () => (await staff.get('/api/caja/mes/2026-11/')).body.por_documento;
async function sheet(hoja: string): Promise<string[][]> {
  const response = await describedFetch(
    `${product.url}/api/caja/mes/2026-11/exportar?formato=csv&hoja=${hoja}`,
    { headers: { authorization: `Bearer ${staff.access}` } },
  );
  const rows: string[][] = [];
  for await (const { cells } of (await openSpreadsheet(Buffer.from(await response.arrayBuffer()))).rows())
    rows.push([...cells]);
  return rows;
}

describe('The document of a payment', () => {
  it('adds a document to a payment later, even once its day is closed, and counts it in its month', async () => {
    const id = await pay();
    await staff.post('/api/caja/cierres/', { dia: TODAY, efectivo_inicial: 0, efectivo_contado: 0 });
    const before = await product.database.query('select * from payment');
    const { status, body } = await add(id, boleta(118));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ id, documento: { ...boleta(118), rut_emisor: '' }, fecha_caja: TODAY }),
    ]);
    expect((await product.database.query('select * from payment')).rows).toEqual(before.rows);
    await pay({ documento: boleta(120) });
    expect(await month()).toEqual([
      expect.objectContaining({
        tipo: 'boleta_afecta',
        cantidad: 2,
        primero: '118',
        ultimo: '120',
        pagado: 20_000,
        faltan: [{ desde: '119', hasta: '119' }],
      }),
    ]);
  });

  it('refuses a document later that another payment names, as when a payment is taken', async () => {
    const first = await pay();
    expect((await add(first, boleta(7))).status).toBe(201);
    const other = await pay({}, 2);
    const { status, body } = await add(other, boleta(7));
    expect([status, body.error]).toEqual([
      409,
      expect.stringContaining('Boleta afecta 7 ya está en un pago'),
    ]);
    const taken = await staff.post('/api/caja/pagos/', {
      ...{ paciente: 2, medio: 'debito', monto: 1_000, deja_saldo: true, documento: boleta(7) },
    });
    expect(taken.status).toBe(409);
    expect((await add(await pay(), boleta(7))).status).toBe(201);
    await refund(first, 10_000);
    expect((await add(other, boleta(8))).status).toBe(201);
  });

  it('adds a document once, only to payments, and only of a kind that the clinic issues', async () => {
    const id = await pay({ documento: boleta(1) });
    const back = await refund(id, 1_000);
    for (const one of [id, back]) {
      const { status, body } = await add(one, boleta(2));
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('documento')]);
    }
    expect((await add(999_999, boleta(2))).status).toBe(404);
    const open = await pay();
    expect((await add(open, { tipo: 'boleta_afecta', numero: '007' })).status).toBe(400);
    await product.database.query(`update clinic_settings set issued_documents = '{VOUCHER}'`);
    expect((await add(open, boleta(2))).status).toBe(400);
    await product.database.query('update clinic_settings set issued_documents = default');
    expect((await product.database.query('select from payment_document')).rows).toEqual([]);
  });

  it('adds a document to a payment once, however many desks do it at once', async () => {
    const ids = [await pay({}, 1), await pay({}, 2)];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => add(ids[n % 2]!, boleta(55))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await product.database.query('select from payment_document')).rows).toHaveLength(1);
  });

  it('lets users of the till add a document to a payment, also through GraphQL', async () => {
    const reader = await logInWith(product, 'contadora', { CAJA: 'READ' });
    expect((await add(await pay(), boleta(3), reader)).status).toBe(403);
    const reception = await logInAsReception(product);
    const { body } = await reception.graphql(
      `mutation ($id: Int!) { addPaymentDocument(id: $id, document: { kind: EXEMPT_RECEIPT, number: "4" }) {
         document { kind number issuerRut } } }`,
      { id: await pay() },
    );
    expect(body.data.addPaymentDocument.document).toEqual({
      kind: 'EXEMPT_RECEIPT',
      number: '4',
      issuerRut: '',
    });
  });

  it('counts a refund with the document of its payment in the accountant’s month, added before or later', async () => {
    const first = await pay({ documento: boleta(21) });
    const later = await pay();
    await refund(first, 4_000);
    await refund(later, 3_000);
    await add(later, boleta(22));
    const [headers, ...rows] = await sheet('devoluciones');
    const columns = ['Documento', 'Número', 'Monto'].map((name) => headers!.indexOf(name));
    expect(rows.map((row) => columns.map((place) => row[place]))).toEqual([
      ['Boleta afecta', '21', '-4000'],
      ['Boleta afecta', '22', '-3000'],
    ]);
    expect(await month()).toEqual([expect.objectContaining({ pagado: 20_000, devuelto: 7_000 })]);
  });
});
