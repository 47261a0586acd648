import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient, supply' });
const { staff } = product;
const DAY = '2026-11-18';

const addSupply = async (nombre: string, fecha_vencimiento: string) =>
  (
    await staff.post('/api/insumos/', {
      nombre,
      unidad_medida: 'frasco',
      stock_actual: 6,
      stock_critico: 0,
      valor_unitario: 100,
      fecha_vencimiento,
    })
  ).body.id;

let iodine: number;
let gauze: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa');
  iodine = await addSupply('Povidona yodada', '2026-11-17');
  gauze = await addSupply('Gasa', DAY);
});

const texts = { date: DAY, careDescription: 'Molestia', procedure: 'Corte', instructions: 'Reposo' };
const create = async (usedSupplies: object[], more: object = {}) =>
  (
    await staff.graphql(
      `mutation ($input: CreateClinicalRecordInput!) {
         createClinicalRecord(input: $input) { id version warnings { supplyId message } } }`,
      { input: { patientId: 1, ...texts, usedSupplies, ...more } },
    )
  ).body;
const change = async (id: number, usedSupplies: object[]) =>
  (
    await staff.graphql(
      `mutation ($id: Int!, $input: UpdateClinicalRecordInput!) {
         updateClinicalRecord(id: $id, version: 1, input: $input) { warnings { supplyId } } }`,
      { id, input: { usedSupplies } },
    )
  ).body.data.updateClinicalRecord.warnings;
const movements = async (client = staff) =>
  (await client.graphql(`{ supply(id: ${iodine}) { movements { nodes { kind quantity expiredReason } } } }`))
    .body.data.supply.movements.nodes;

it('stores the reason for using an expired supply in the movement, and warns in the response', async () => {
  const { data } = await create([
    { supplyId: iodine, quantity: 1, expiredReason: ' Era la única ' },
    { supplyId: gauze, quantity: 1, expiredReason: 'no hace falta' },
  ]);
  expect(data.createClinicalRecord.warnings).toEqual([
    { supplyId: iodine, message: 'Povidona yodada venció el 17/11/2026.' },
  ]);
  expect(await movements()).toEqual([
    { kind: 'USED', quantity: -1, expiredReason: 'Era la única' },
    { kind: 'INITIAL', quantity: 6, expiredReason: null },
  ]);
  const { rows } = await product.database.query(
    'select expired_reason from stock_movement where supply_id = $1 order by id desc limit 1',
    [gauze],
  );
  expect(rows).toEqual([{ expired_reason: null }]);
  const list = await describedFetch(`${product.url}/api/insumos/movimientos/exportar?formato=csv`, {
    headers: { authorization: `Bearer ${staff.access}` },
  });
  expect(await list.text()).toContain('Vencido: Era la única');
});

it('stores the reason without invisible characters, and as empty if it has no others', async () => {
  await create([{ supplyId: iodine, quantity: 1, expiredReason: '\ufeffEra la\u200b\núnica' }]);
  await create([{ supplyId: iodine, quantity: 1, expiredReason: '\u200b\u2800' }]);
  const reasons = (await movements()).map((one: { expiredReason: string }) => one.expiredReason);
  expect(reasons).toEqual(['', 'Era la única', null]);
});

it('hides the reason for using an expired supply from users who may not read records', async () => {
  await create([{ supplyId: iodine, quantity: 1, expiredReason: 'Para Rosa' }]);
  const [used] = await movements(await logInAsReception(product));
  expect(used.expiredReason).toBe('');
});

it('accepts the use of an expired supply without a reason, through GraphQL and REST', async () => {
  expect((await create([{ supplyId: iodine, quantity: 1 }])).data.createClinicalRecord.warnings).toHaveLength(
    1,
  );
  const ficha = await staff.post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha: DAY,
    descripcion_atencion: 'x',
    procedimiento: 'x',
    indicaciones: 'x',
    productos_usados: [{ insumo: iodine, cantidad: 1 }],
  });
  expect(ficha.status).toBe(201);
  expect(ficha.body).not.toHaveProperty('warnings');
  expect((await movements()).map(({ expiredReason }: { expiredReason: string }) => expiredReason)).toEqual([
    '',
    '',
    null,
  ]);
});

it('warns if a supply was expired on the day of the visit, and after an edit only for what it adds', async () => {
  const earlier = await create([{ supplyId: iodine, quantity: 2 }], { date: '2026-11-17' });
  const { id, warnings } = earlier.data.createClinicalRecord;
  expect(warnings).toEqual([]);
  expect(await change(id, [{ supplyId: iodine, quantity: 1, expiredReason: 'x' }])).toEqual([]);
  const today = (await create([{ supplyId: iodine, quantity: 2 }])).data.createClinicalRecord;
  expect(await change(today.id, [{ supplyId: iodine, quantity: 3 }])).toEqual([{ supplyId: iodine }]);
});

it.each([
  ['is too long', 'x'.repeat(201), 'Acorte el motivo de uso: se admiten hasta 200 caracteres.'],
  ['has a null character', 'x\0', 'Quite del motivo de uso los caracteres que no se pueden leer.'],
])('refuses a reason for using an expired supply that %s', async (_case, expiredReason, sentence) => {
  const { errors } = await create([{ supplyId: iodine, quantity: 1, expiredReason }]);
  expect(errors[0].extensions.fields).toEqual({
    usedSupplies: [sentence],
  });
  expect(await movements()).toHaveLength(1);
});
