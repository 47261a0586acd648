import { describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, clinical_record, patient' });
const { staff } = product;

const GLOVES = {
  nombre: 'Guantes',
  descripcion: 'Talla M',
  unidad_medida: 'caja',
  stock_actual: 10,
  stock_critico: 3,
  valor_unitario: 12_345,
  fecha_vencimiento: '2027-05-01',
  precio_venta: 19_990,
  proveedor: 'Distribuidora Demo',
};
const create = (changes: object = {}) => staff.post('/api/insumos/', { ...GLOVES, ...changes });
const update = (id: number | string, body: object) => staff.send('PUT', `/api/insumos/${id}/`, body);
const remove = (id: number | string) => staff.send('DELETE', `/api/insumos/${id}/`);
const list = async (path = '') => (await staff.get(`/api/insumos/${path}`)).body;
const ledger = async () =>
  (await product.database.query('select kind, quantity, balance from stock_movement order by id')).rows;

describe('Supply by REST', () => {
  it('creates a supply as sent, and stores its stock as the first movement', async () => {
    const { status, body } = await create({ id: 9 });
    expect([status, body]).toEqual([
      201,
      { id: 1, ...GLOVES, contiene: [], valor_unitario_formato: '$12.345' },
    ]);
    expect(await list()).toEqual([body]);
    expect(await ledger()).toEqual([{ kind: 'INITIAL', quantity: 10, balance: 10 }]);
  });

  it('creates a supply without description and expiry date', async () => {
    const { body } = await create({
      descripcion: undefined,
      fecha_vencimiento: null,
      precio_venta: null,
      proveedor: null,
    });
    expect(body).toMatchObject({
      descripcion: '',
      fecha_vencimiento: null,
      precio_venta: null,
      proveedor: '',
    });
  });

  it.each([
    ['nombre', { nombre: '' }],
    ['unidad_medida', { unidad_medida: null }],
    ['stock_actual', { stock_actual: -1 }],
    ['stock_actual', { stock_actual: '5' }],
    ['stock_actual', { stock_actual: undefined }],
    ['stock_critico', { stock_critico: 1.5 }],
    ['valor_unitario', { valor_unitario: 3_000_000_000 }],
    ['fecha_vencimiento', { fecha_vencimiento: '01/05/2027' }],
    ['precio_venta', { precio_venta: -1 }],
    ['precio_venta', { precio_venta: '9990' }],
    ['proveedor', { proveedor: 7 }],
    ['proveedor', { proveedor: 'x'.repeat(201) }],
  ])('refuses a supply at its field %s for %j', async (field, changes) => {
    const { status, body } = await create(changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('lists supplies by name in Spanish order, and critical ones separately', async () => {
    for (const [nombre, stock_actual] of [
      ['ñandú', 3],
      ['Algodón', 4],
      ['nube', 2],
      ['Óleo', 3],
    ]) {
      await create({ nombre, stock_actual });
    }
    const names = (supplies: Array<{ nombre: string }>) => supplies.map(({ nombre }) => nombre);
    expect(names(await list())).toEqual(['Algodón', 'nube', 'ñandú', 'Óleo']);
    expect(names(await list('stock_critico/'))).toEqual(['nube', 'ñandú', 'Óleo']);
  });

  it('keeps absent fields of a supply, and stores a changed stock as a correction', async () => {
    const { body } = await create();
    const answer = await update(1, { stock_actual: 7, fecha_vencimiento: '' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...body, stock_actual: 7, fecha_vencimiento: null },
    ]);
    expect((await ledger()).at(-1)).toEqual({ kind: 'CORRECTION', quantity: -3, balance: 7 });
    expect((await update(1, { nombre: '' })).body).toEqual({ nombre: [expect.any(String)] });
    expect((await update(1, { stock_actual: null })).status).toBe(400);
  });

  it('deletes a supply', async () => {
    await create();
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
    expect((await update(1, {})).status).toBe(404);
    expect((await remove('x')).status).toBe(400);
  });
});

describe('Supply form of the panel', () => {
  const UPDATE = `mutation ($id: Int!, $version: Int!, $input: UpdateSupplyInput!) {
    updateSupply(id: $id, version: $version, input: $input) { stock version } }`;
  const save = async (input: object, version = 1) =>
    (await staff.graphql(UPDATE, { id: 1, version, input })).body;

  it('corrects the stock that the form showed, with a reason', async () => {
    await create();
    const { data } = await save({ stock: 8, seenStock: 10, stockReason: 'Se rompieron 2' });
    expect(data.updateSupply).toEqual({ stock: 8, version: 2 });
    const { body } = await staff.graphql(
      '{ supply(id: 1) { movements(first: 1) { nodes { kind quantity balance reason staffName clinicalRecordId } hasNextPage } } }',
    );
    expect(body.data.supply.movements).toEqual({
      nodes: [
        {
          kind: 'CORRECTION',
          quantity: -2,
          balance: 8,
          reason: 'Se rompieron 2',
          staffName: 'admin',
          clinicalRecordId: null,
        },
      ],
      hasNextPage: true,
    });
  });

  it('refuses a stock correction if the stock changed in the meantime, with the new figure', async () => {
    await create();
    await update(1, { stock_actual: 4 });
    const { errors } = await save({ stock: 12, seenStock: 10 }, 2);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('ahora es 4'),
      extensions: { code: 'STOCK_MOVED', stock: 4 },
    });
    expect((await list())[0].stock_actual).toBe(4);
  });

  it('keeps a changed stock if the form did not change it', async () => {
    await create();
    await product.database.query('update supply set version = 1');
    await update(1, { stock_actual: 4 });
    const { data } = await save({ name: 'Guantes de nitrilo', stock: 10, seenStock: 10 }, 2);
    expect(data.updateSupply.stock).toBe(4);
  });

  it('refuses an edit based on an older version of the supply', async () => {
    await create();
    await save({ name: 'Uno' });
    expect((await save({ name: 'Dos' })).errors[0].extensions.code).toBe('STALE');
  });
});
