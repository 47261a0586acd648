import { rightsOf } from '#domain/access/presets.js';
import { describe, expect, it } from '@jest/globals';
import { logInAsReception, logInWith } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { BOOK, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, supply, kept_answer' });

const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
const CREATE = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id name rut notes: clinicalCase } }`;
const ROSA = {
  input: { name: 'Rosa Prueba', phone: '9 1111 1111', email: 'rosa@demo.invalid', emergencyContact: 'Ana' },
};

async function countOf(table: string): Promise<number> {
  const { rows } = await product.database.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

describe('Repeated mutation with an idempotency key', () => {
  it('returns the first response to a repeated mutation and creates nothing', async () => {
    const first = await product.staff.graphql(CREATE, ROSA, KEY);
    await product.database.query("update patient set name = 'Otro nombre'");
    const again = await product.staff.graphql(CREATE, ROSA, KEY);
    expect(first.body.data.createPatient.name).toBe('Rosa Prueba');
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countOf('patient')).toBe(1);
  });

  it('returns the first response to ten concurrent mutations with one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.staff.graphql(CREATE, ROSA, KEY)),
    );
    expect(new Set(answers.map(({ body }) => body.data.createPatient.id)).size).toBe(1);
    expect(await countOf('patient')).toBe(1);
  });

  it("returns the link of the first booking to its visitor, and nothing for a stranger's different request", async () => {
    const query = BOOK.replace('{ date time status }', '{ date time linkToken }');
    const wish = { ...visitor(1), date: '2026-11-20', time: '10:00' };
    const first = await product.client().graphql(query, { input: wish }, KEY);
    expect(first.body.data.bookAppointment.linkToken).toMatch(/^\S{20,}$/);
    expect((await product.client().graphql(query, { input: wish }, KEY)).body).toEqual(first.body);
    const guess = await product
      .client()
      .graphql(query, { input: { ...wish, phone: '+56 9 0000 0000' } }, KEY);
    expect({
      status: guess.status,
      code: guess.body.errors[0].extensions.code,
      data: guess.body.data,
    }).toEqual({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      data: undefined,
    });
    expect(await countOf('appointment')).toBe(1);
  });

  it('tries a refused mutation again when it is repeated with its key', async () => {
    const input = { ...ROSA.input, email: 'no es un correo' };
    const refused = await product.staff.graphql(CREATE, { input }, KEY);
    expect(refused.body.errors[0].extensions.code).toBe('INVALID_INPUT');
    expect(await countOf('kept_answer')).toBe(0);
    expect((await product.staff.graphql(CREATE, ROSA, KEY)).body.errors).toBeUndefined();
  });

  it("returns a mutation's stored response to no other sender", async () => {
    const reception = await logInAsReception(product);
    const query = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }';
    await product.staff.graphql(query, ROSA, KEY);
    const other = await reception.graphql(query, ROSA, KEY);
    expect(other.headers.get('idempotency-replayed')).toBeNull();
    expect(await countOf('patient')).toBe(2);
    const anonymous = await product.client().graphql(query, ROSA, KEY);
    expect(anonymous.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('does not return a stored response that its sender may no longer read', async () => {
    const before = await (await logInWith(product, 'recepcion', rightsOf('ALL'))).graphql(CREATE, ROSA, KEY);
    expect(before.body.data.createPatient.name).toBe('Rosa Prueba');
    const { body } = await (await logInAsReception(product)).graphql(CREATE, ROSA, KEY);
    expect([body.errors[0].extensions.code, body.data]).toEqual(['IDEMPOTENCY_KEY_REUSED', undefined]);
  });
});

describe('Document of several mutations with an idempotency key', () => {
  const TWO = `mutation ($one: CreatePatientInput!, $other: CreatePatientInput!) {
    one: createPatient(input: $one) { id }
    ...other
  }
  fragment other on Mutation { other: createPatient(input: $other) { id } __typename }`;

  it('counts a document of several mutations as one request, and runs each once', async () => {
    const both = { one: ROSA.input, other: { ...ROSA.input, name: 'Marta' } };
    const first = await product.staff.graphql(TWO, both, KEY);
    expect((await product.staff.graphql(TWO, both, KEY)).body).toEqual(first.body);
    expect(first.body.errors).toBeUndefined();
    expect(await countOf('patient')).toBe(2);
  });

  it("keeps the first mutation's result if the second is refused, and repeats that response", async () => {
    const both = { one: ROSA.input, other: { ...ROSA.input, name: '' } };
    const query = TWO.replace(
      'one: createPatient(input: $one) { id }',
      'one: createSupply(input: $supply) { id }',
    ).replace('($one: CreatePatientInput!', '($supply: SupplyInput!');
    const supply = { name: 'Guantes', unit: 'caja', stock: 5, criticalStock: 1, unitValue: 1000 };
    const variables = { supply, other: both.other };
    const first = await product.staff.graphql(query, variables, KEY);
    expect(first.body.errors[0].extensions.code).toBe('INVALID_INPUT');
    expect((await product.staff.graphql(query, variables, KEY)).body).toEqual(first.body);
    expect([await countOf('supply'), await countOf('patient')]).toEqual([1, 0]);
  });

  it('refuses a key for a document in which some mutations create nothing', async () => {
    const query = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } logout }`;
    const { status, body } = await product.staff.graphql(query, ROSA, KEY);
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
    expect(await countOf('patient')).toBe(0);
  });
});

it('ignores a key for a query, an update and an invalid document', async () => {
  const { body } = await product.staff.graphql(CREATE, ROSA);
  const { id } = body.data.createPatient;
  const change = `mutation ($id: Int!, $version: Int!, $name: String!) {
    updatePatient(id: $id, version: $version, input: { name: $name }) { name } }`;
  const changed = [
    await product.staff.graphql(change, { id, version: 1, name: 'Uno' }, KEY),
    await product.staff.graphql(change, { id, version: 2, name: 'Dos' }, KEY),
  ];
  expect(changed.map((one) => one.body.data.updatePatient.name)).toEqual(['Uno', 'Dos']);
  const query = '{ patients(first: 5) { totalCount } }';
  expect((await product.staff.graphql(query, {}, KEY)).body.data.patients.totalCount).toBe(1);
  expect((await product.staff.graphql('mutation {', {}, KEY)).status).toBe(400);
  expect((await product.staff.graphql('mutation { nothing }', {}, KEY)).status).toBe(400);
  expect(await countOf('kept_answer')).toBe(0);
});

it('refuses an invalid key of a mutation before anything is created', async () => {
  const { status, body } = await product.staff.graphql(CREATE, ROSA, { 'idempotency-key': 'a'.repeat(256) });
  expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
  expect(await countOf('patient')).toBe(0);
});

it.each([undefined, 'null', '[]', '"x"'])('refuses the body %s with a key like one without', async (body) => {
  const [withKey, without] = await Promise.all(
    [KEY, {}].map((headers) => product.staff.send('POST', '/graphql', body, headers)),
  );
  expect(withKey!.status).toBe(without!.status);
  expect(withKey!.body).toEqual(without!.body);
  expect(withKey!.status).toBe(400);
});
