import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { logInWith } from '../product/people.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_regime, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, stock_movement, supply, appointment, patient',
});
const second = useSecondInstance(product);
const { staff } = product;
/** The day of the test's clock. */
const DAY = '2026-11-18';
const CREAM = {
  nombre: 'Crema de urea',
  unidad_medida: 'tubo',
  stock_actual: 5,
  stock_critico: 1,
  valor_unitario: 4_000,
  precio_venta: 9_990,
};

let cream: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  cream = (await staff.post('/api/insumos/', CREAM)).body.id;
});

const sell = (more: object = {}) => staff.post('/api/caja/cobros/', { insumo: cream, ...more });
const charges = async () => (await staff.get('/api/caja/cobros/?paciente=1')).body;
const stock = async () => (await staff.get(`/api/insumos/${cream}/`)).body.stock_actual;
const movements = async () =>
  (
    await product.database.query(
      `select kind, quantity, balance, reason, charge_id as charge from stock_movement where kind <> 'INITIAL' order by id`,
    )
  ).rows;

describe('A product that is sold', () => {
  it('takes a sold product from the stock with its charge, at its sale price with tax', async () => {
    const { status, body } = await sell({ paciente: 1, cantidad: 2 });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        tipo: 'otro',
        descripcion: 'Crema de urea × 2',
        insumo: cream,
        cantidad: 2,
        precio: 19_980,
        monto: 19_980,
        impuesto: 'afecto',
      }),
    ]);
    expect(await stock()).toBe(3);
    expect(await movements()).toEqual([
      { kind: 'SOLD', quantity: -2, balance: 3, reason: `Cobro n.º ${body.id}`, charge: body.id },
    ]);
  });

  it('sells a product without a patient, and at another price than its own only with a reason', async () => {
    const cheaper = { precio: 5_000, descripcion: 'Crema abierta' };
    const refused = await sell(cheaper);
    expect([refused.status, refused.body]).toEqual([400, { motivo: ['Escriba por qué cambia el precio.'] }]);
    expect((await sell({ precio: 9_990, cantidad: 2 })).body).toHaveProperty('motivo');
    expect([await stock(), await movements()]).toEqual([5, []]);
    const { body } = await sell({ ...cheaper, motivo: 'Está abierta' });
    expect(body).toMatchObject({ paciente: null, cantidad: 1, monto: 5_000, motivo: 'Está abierta' });
    expect((await sell({ precio: 9_990 })).status).toBe(201);
    expect(await stock()).toBe(3);
  });

  it('returns a product to the stock when its charge is taken back, but not when its price changes', async () => {
    const { id } = (await sell({ paciente: 1, cantidad: 2 })).body;
    const changed = await staff.post(`/api/caja/cobros/cambiar/${id}/`, { precio: 15_000, motivo: 'Vecina' });
    expect(changed.body).toMatchObject({ insumo: cream, cantidad: 2, monto: 15_000 });
    expect(await stock()).toBe(3);
    await staff.post(`/api/caja/cobros/anular/${changed.body.id}/`, { motivo: 'No la llevó' });
    expect(await stock()).toBe(5);
    expect((await movements()).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['SOLD', -2],
      ['TAKEN_BACK', 2],
      ['SOLD', -2],
      ['TAKEN_BACK', 2],
    ]);
  });

  it('returns the product of a deleted appointment to the stock', async () => {
    const booked = { paciente: 1, tratamiento: 'Láser', fecha: DAY, hora: '10:00' };
    const cita = (await staff.post('/api/citas/crear_cita_admin/', booked)).body.id;
    expect((await sell({ cita })).body).toMatchObject({ cita, paciente: 1 });
    await staff.send('DELETE', `/api/citas/eliminar/${cita}/`);
    expect(await stock()).toBe(5);
  });

  it('counts a sold product as the clinic’s income, even at the visit of a professional who rents a box', async () => {
    const rent = { profesional: 1, regimen: 'arriendo', desde: '2026-11-01', arriendo: 300_000 };
    expect((await staff.post('/api/caja/regimenes/', rent)).status).toBe(201);
    const booked = { paciente: 1, tratamiento: 'Láser', fecha: DAY, hora: '10:00' };
    const cita = (await staff.post('/api/citas/crear_cita_admin/', booked)).body.id;
    expect((await sell({ cita })).body).toMatchObject({ cita, profesional_id: null });
    const more = await staff.post('/api/caja/cobros/', { cita, descripcion: 'Segunda zona', precio: 5_000 });
    expect(more.body).toMatchObject({ profesional_id: 1 });
    expect((await staff.get('/api/caja/mes/2026-11/')).body).toMatchObject({
      cobrado: 9_990,
      cobrado_de_arrendatarios: 5_000,
    });
    expect((await sell({ cita, profesional_id: 1 })).body).toMatchObject({ profesional_id: 1 });
  });

  it.each([
    ['cantidad', { cantidad: 6 }, 'No hay suficiente stock disponible. Stock actual: 5'],
    ['cantidad', { cantidad: 0 }, expect.any(String)],
    ['cantidad', { cantidad: -1 }, expect.any(String)],
    ['cantidad', { cantidad: 1.5 }, expect.any(String)],
    ['insumo', { insumo: 999 }, 'No existe ese producto. Elija otro.'],
    ['insumo', { insumo: 'crema' }, expect.any(String)],
    ['insumo', { insumo: null, cantidad: 2, precio: 1, descripcion: 'x' }, 'Elija el producto.'],
  ])(
    'refuses the sale of a product at %s for %j, and leaves the stock as it is',
    async (field, body, sentence) => {
      const answer = await sell({ paciente: 1, ...body });
      expect([answer.status, answer.body]).toEqual([400, { [field]: [sentence] }]);
      expect([await charges(), await stock(), await movements()]).toEqual([[], 5, []]);
    },
  );

  it('does not sell a product without a price or after its expiry date', async () => {
    await staff.send('PUT', `/api/insumos/${cream}/`, { precio_venta: null });
    expect((await sell()).body).toEqual({ precio: [expect.stringContaining('precio de venta')] });
    expect((await staff.get('/api/caja/productos/')).body).toEqual([]);
    await staff.send('PUT', `/api/insumos/${cream}/`, { precio_venta: 1, fecha_vencimiento: '2026-11-17' });
    expect((await sell()).body).toEqual({ insumo: ['Crema de urea venció el 17/11/2026.'] });
    expect((await sell({ fecha: '2026-11-17' })).status).toBe(201);
  });

  it('stores the sale of a product once for a repeated request', async () => {
    const key = { 'idempotency-key': 'vender-crema' };
    const first = await staff.post('/api/caja/cobros/', { insumo: cream }, key);
    const again = await staff.post('/api/caja/cobros/', { insumo: cream }, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await stock()).toBe(4);
  });

  it('sells the last piece of a product once, however many desks sell it at once', async () => {
    await sell({ cantidad: 4 });
    const desks = [staff, second.staff];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => desks[n % 2]!.post('/api/caja/cobros/', { insumo: cream })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await stock()).toBe(0);
  });

  it('does not delete a sold product, and lists its remaining stock', async () => {
    await sell();
    expect((await staff.send('DELETE', `/api/insumos/${cream}/`)).status).toBe(409);
    expect((await staff.get('/api/caja/productos/')).body).toEqual([
      {
        insumo: cream,
        nombre: 'Crema de urea',
        unidad_medida: 'tubo',
        stock_actual: 4,
        precio_venta: 9_990,
        vencido: false,
      },
    ]);
  });

  it('lets users of the till sell products without the right to the stock', async () => {
    const cashier = await logInWith(product, 'cajera', { CAJA: 'WRITE' });
    expect((await cashier.post('/api/caja/cobros/', { insumo: cream })).status).toBe(201);
    expect((await cashier.get('/api/insumos/')).status).toBe(403);
  });
});
