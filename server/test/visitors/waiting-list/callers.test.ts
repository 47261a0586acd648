import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const { staff } = product;
const DAYS = { fromDate: '2026-11-20', toDate: '2026-11-21', dayPart: 'MORNING' };

const add = async (input: object, client = staff) =>
  (
    await client.graphql('mutation ($input: AddToWaitingListInput!) { addToWaitingList(input: $input) }', {
      input: { ...DAYS, ...input },
    })
  ).body;
const listed = async () =>
  (
    await staff.graphql(
      '{ waitingList { patientId patientName treatment fromDate toDate dayPart addedByName } }',
    )
  ).body.data.waitingList;
const patients = async () =>
  (await product.database.query('select name, phone, email, provisional_rut from patient order by id')).rows;

beforeEach(() => addPatient(product.database, 1, 'Rosa'));

it("adds an existing patient to the waiting list with the user's name, and another call replaces the days", async () => {
  const reception = await logInAsReception(product);
  expect((await add({ patientId: 1 }, reception)).data).toEqual({ addToWaitingList: true });
  const [first] = await listed();
  expect(first).toMatchObject({ patientId: 1, patientName: 'Rosa', treatment: 'Consulta General', ...DAYS });
  expect(first.addedByName).not.toBe('');
  expect(first.addedByName).not.toBeNull();
  await add({ patientId: 1, dayPart: 'ALL' });
  expect(await listed()).toMatchObject([{ patientId: 1, dayPart: 'ALL' }]);
});

it('adds a new patient to the waiting list by name and phone, without the visitors’ limits or a consent', async () => {
  const calls = Array.from({ length: 12 }, (_, n) =>
    add({ name: `Llamada ${n}`, phone: `91234567${n % 10}${n}` }),
  );
  for (const { data } of await Promise.all(calls)) expect(data).toEqual({ addToWaitingList: true });
  expect(await listed()).toHaveLength(12);
  expect(await patients()).toContainEqual({
    name: 'Llamada 3',
    phone: '9123456733',
    email: '',
    provisional_rut: true,
  });
  expect((await product.database.query('select from consent')).rowCount).toBe(0);
});

it("refuses a new waiting patient with another patient's phone until it is confirmed", async () => {
  await add({ name: 'Ana', phone: '+56 9 5555 0000' });
  const refused = await add({ name: 'Eva', phone: '955550000' });
  expect(refused.errors[0].extensions.fields).toHaveProperty('phone');
  expect(await patients()).toHaveLength(2);
  expect((await add({ name: 'Eva', phone: '955550000', sharesPhone: true })).data).not.toBeNull();
  expect(await listed()).toHaveLength(2);
});

it.each([
  ['patientId', { patientId: 999 }],
  ['name', { phone: '955550000' }],
  ['phone', { name: 'Eva' }],
  ['toDate', { patientId: 1, toDate: '2026-11-19' }],
  ['toDate', { patientId: 1, toDate: '2027-11-19' }],
  ['fromDate', { patientId: 1, fromDate: '2020-01-01', toDate: '2020-01-02' }],
  ['treatment', { patientId: 1, treatment: 'Nada' }],
  ['professionalId', { patientId: 1, professionalId: 999 }],
])('refuses a waiting list entry with an impossible %s, and writes nothing', async (field, input) => {
  const { errors } = await add(input);
  expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
  expect(await listed()).toEqual([]);
  expect(await patients()).toHaveLength(1);
});

it('refuses a waiting list entry for a patient whose data are blocked', async () => {
  await staff.graphql('mutation { blockPatient(patientId: 1, reason: "Lo pidió") { id } }');
  const { errors } = await add({ patientId: 1 });
  expect(errors[0].extensions.fields).toHaveProperty('patientId');
});
