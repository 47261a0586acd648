import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, clinical_record, patient' });
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
});

const desk = (n: number): TestClient => desks[n % 2]!;
const addSupply = (nombre: string, stock_actual: number) =>
  desk(0).post('/api/insumos/', {
    nombre,
    unidad_medida: 'u',
    stock_actual,
    stock_critico: 0,
    valor_unitario: 10,
  });
const lines = (used: Readonly<Record<number, number>>) =>
  Object.entries(used).map(([insumo, cantidad]) => ({ insumo: Number(insumo), cantidad }));
const record = (n: number, used: Record<number, number>) =>
  desk(n).post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha: '2026-11-18',
    descripcion_atencion: 'x',
    procedimiento: 'x',
    indicaciones: 'x',
    productos_usados_data: lines(used),
  });
const edit = (n: number, id: number, used: Record<number, number>) =>
  desk(n).send('PUT', `/api/pacientes/fichas/${id}/`, { productos_usados_data: lines(used) });

/** Checks that the stock is what came in minus what records use, and matches the movements one by one. */
async function expectSoundLedger(): Promise<void> {
  const { rows } = await product.database.query(
    `select s.stock,
            (select coalesce(sum(quantity), 0)::int from stock_movement m where m.supply_id = s.id) as ledger,
            (select coalesce(sum(quantity), 0)::int from stock_movement m
              where m.supply_id = s.id and m.kind in ('INITIAL', 'CORRECTION')) -
            (select coalesce(sum(quantity), 0)::int from used_supply u where u.supply_id = s.id) as expected,
            (select bool_and(balance = running) from (
               select balance, sum(quantity) over (order by id) as running
               from stock_movement m where m.supply_id = s.id) as steps) as balances
     from supply s`,
  );
  for (const { stock, ledger, expected, balances } of rows) {
    expect({ ledger, expected, balances }).toEqual({ ledger: stock, expected: stock, balances: true });
    expect(stock).toBeGreaterThanOrEqual(0);
  }
}

it('gives the last units of a supply to as many records as there are units', async () => {
  await addSupply('Algodón', 3);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => record(n, { 1: 1 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const { body } of answers.filter(({ status }) => status !== 201)) {
    expect(body).toEqual({
      productos_usados: [expect.stringMatching(/^No hay suficiente stock disponible\./)],
    });
  }
  await expectSoundLedger();
});

it('never refuses a record for lack of stock with a message that shows enough', async () => {
  await addSupply('Algodón', 0);
  const refusals: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const [, ...answers] = await Promise.all([
      desk(round).send('PUT', '/api/insumos/1/', { stock_actual: round % 2 === 0 ? 90 : 0 }),
      ...Array.from({ length: 10 }, (_, n) => record(n, { 1: 5 })),
    ]);
    refusals.push(
      ...answers.filter(({ status }) => status === 400).map(({ body }) => body.productos_usados[0]),
    );
  }
  expect(refusals.length).toBeGreaterThan(20);
  expect(refusals.filter((sentence) => Number(/\d+$/.exec(sentence)?.[0]) >= 5)).toEqual([]);
});

it('never deadlocks on records that use the same supplies in different orders', async () => {
  await addSupply('Algodón', 100);
  await addSupply('Brackets', 100);
  await addSupply('Crema', 100);
  const orders: Array<Record<number, number>> = [
    { 1: 1, 2: 1, 3: 1 },
    { 3: 2, 1: 1 },
    { 2: 1, 1: 2 },
    { 3: 1, 2: 2 },
  ];
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => record(n, orders[n % 4]!)));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  await expectSoundLedger();
});

it('keeps the stock equal to its movements during concurrent edits, new records and corrections', async () => {
  await addSupply('Algodón', 12);
  await record(0, { 1: 4 });
  await record(0, { 1: 4 });
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      edit(0, 1, { 1: round % 2 === 0 ? 1 : 6 }),
      edit(1, 2, { 1: round % 2 === 0 ? 6 : 1 }),
      record(0, { 1: 1 }),
      edit(1, 1, { 1: 2 }),
      desk(1).send('PUT', '/api/insumos/1/', { stock_actual: 5 }),
    ]);
    for (const { status } of answers) expect([200, 201, 400]).toContain(status);
    await expectSoundLedger();
  }
});

it('refuses in the database a stock change without a movement, and vice versa', async () => {
  await addSupply('Algodón', 3);
  await expect(product.database.query('update supply set stock = 9')).rejects.toMatchObject({
    constraint: 'supply_stock_is_its_ledger',
  });
  await expect(product.database.query('delete from stock_movement')).rejects.toMatchObject({
    constraint: 'supply_stock_is_its_ledger',
  });
  await expect(product.database.query('update supply set stock = -1')).rejects.toMatchObject({
    constraint: 'supply_stock_not_negative',
  });
});
