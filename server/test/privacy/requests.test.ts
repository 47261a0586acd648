import { describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../product/builders.js';
import { useProduct } from '../product/use-product.js';
import type { TestClient } from '../product/test-client.js';

const product = useProduct({
  empty: 'privacy_request, patient, rate_limit',
  environment: { LIMIT_BOOKINGS: '8/600' },
});
const { staff } = product;

const ASK = 'mutation ($input: PrivacyRequestInput!) { askAboutMyData(input: $input) { receivedOn dueOn } }';
const ana = { right: 'ACCESS', name: 'Ana Soto', email: 'ana@demo.invalid' };
const ask = async (input: object = {}, client: TestClient = product.client()) =>
  (await client.graphql(ASK, { input: { ...ana, ...input } })).body;

const FIELDS = `id right name rut email phone details receivedOn dueOn registeredByName isOverdue isExtended canBeExtended
  patientId patientName outcome answer answeredByName version`;
const listed = async (args = '') =>
  (await staff.graphql(`{ privacyRequests${args} { hasNextPage endCursor nodes { ${FIELDS} } } }`)).body.data
    .privacyRequests;
const first = async () => (await listed()).nodes[0];
const act = async (mutation: string) => {
  const { data, errors } = (await staff.graphql(`mutation { result: ${mutation} { ${FIELDS} } }`)).body;
  return { result: data?.result, code: errors?.[0].extensions.code, message: errors?.[0].message };
};

describe('Request through the public privacy form', () => {
  it('acknowledges a privacy request with its deadline, and leaves it to staff', async () => {
    const { data } = await ask({ rut: '12.345.678-5', phone: '9 1234 5678', details: 'Todo lo que tengan.' });
    expect(data.askAboutMyData).toEqual({ receivedOn: '2026-11-18', dueOn: '2026-12-18' });
    expect((await listed()).nodes).toEqual([
      expect.objectContaining({
        right: 'ACCESS',
        name: 'Ana Soto',
        rut: '12.345.678-5',
        details: 'Todo lo que tengan.',
        registeredByName: null,
        patientId: null,
        isOverdue: false,
        canBeExtended: true,
        outcome: null,
      }),
    ]);
  });

  it('sets the deadline of a blocking request to two business days, not counting Sundays and holidays', async () => {
    product.clock.instant = new Date('2026-12-05T15:00:00Z');
    // Today is Saturday 5 December; Sunday follows, and Tuesday is the Immaculate Conception.
    expect((await ask({ right: 'BLOCKING' })).data.askAboutMyData.dueOn).toBe('2026-12-09');
  });

  it('answers a privacy request of a patient and of an unknown person in the same way', async () => {
    await addPatient(product.database, 1, 'Ana Soto', { email: 'ana@demo.invalid' });
    const known = await ask({ rut: madeUpRut(1) });
    const unknown = await ask({ name: 'Nadie', email: 'nadie@demo.invalid', rut: '22.222.222-2' });
    expect(known).toEqual(unknown);
  });

  it('refuses a privacy request in one sentence if there are too many from a network or an e-mail', async () => {
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await ask({ email: n % 2 ? 'ANA@demo.invalid' : ana.email }));
    const ofOneEmail = answers.at(-1).errors[0];
    expect(ofOneEmail.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.anything() });
    await ask({ email: 'otra@demo.invalid' });
    const ofOneNetwork = (await ask({ email: 'tercera@demo.invalid' })).errors[0];
    expect(ofOneNetwork.message).toBe(ofOneEmail.message);
    expect((await listed()).nodes).toHaveLength(7);
  });

  it('refuses a privacy request with a sentence at each invalid field, and writes nothing', async () => {
    const { errors } = await ask({ name: ' ', email: 'no es un correo', details: 'x'.repeat(4_001) });
    expect(Object.keys(errors[0].extensions.fields).sort()).toEqual(['details', 'email', 'name']);
    expect((await listed()).nodes).toEqual([]);
  });
});

describe('Privacy requests for staff', () => {
  it('shows staff the most urgent privacy requests first, and what is overdue', async () => {
    await ask();
    await ask({ right: 'BLOCKING', name: 'Luz Paz' });
    await act(
      'registerPrivacyRequest(input: { right: SUPPRESSION, name: "Eva", email: "eva@demo.invalid", receivedOn: "2026-10-15" })',
    );
    const { nodes } = await listed();
    expect(
      nodes.map(({ name, isOverdue }: { name: string; isOverdue: boolean }) => [name, isOverdue]),
    ).toEqual([
      ['Eva', true],
      ['Luz Paz', false],
      ['Ana Soto', false],
    ]);
    const page = await listed('(first: 2)');
    expect(page.hasNextPage).toBe(true);
    expect((await listed(`(first: 2, after: "${page.endCursor}")`)).nodes).toEqual([
      expect.objectContaining({ name: 'Ana Soto' }),
    ]);
  });

  it('lets staff extend a privacy deadline once, with a reason, but never that of a blocking', async () => {
    await ask();
    const { id } = await first();
    expect((await act(`extendPrivacyRequest(id: ${id}, version: 1, reason: " ")`)).code).toBe(
      'INVALID_INPUT',
    );
    const { result } = await act(`extendPrivacyRequest(id: ${id}, version: 1, reason: "Hay 400 fichas")`);
    expect(result).toMatchObject({ dueOn: '2027-01-17', isExtended: true, canBeExtended: false, version: 2 });
    const again = await act(`extendPrivacyRequest(id: ${id}, version: 2, reason: "Otra vez")`);
    expect([again.code, again.message]).toEqual(['REQUEST_SETTLED', expect.stringContaining('una vez')]);
    await ask({ right: 'BLOCKING' });
    const blocking = await first();
    expect((await act(`extendPrivacyRequest(id: ${blocking.id}, version: 1, reason: "x")`)).code).toBe(
      'REQUEST_SETTLED',
    );
  });

  it('lets staff answer a privacy request once, in writing, even if two do so at the same time', async () => {
    await ask();
    const { id } = await first();
    const answer = (text: string) =>
      act(`answerPrivacyRequest(id: ${id}, version: 1, outcome: REFUSED, answer: "${text}")`);
    const both = await Promise.all([answer('No consta'), answer('Sin datos')]);
    expect(both.map(({ code }) => code).sort()).toEqual(['STALE', undefined]);
    expect((await listed()).nodes).toEqual([]);
    const [answered] = (await listed('(answered: true)')).nodes;
    expect(answered).toMatchObject({
      outcome: 'REFUSED',
      answeredByName: expect.any(String),
      isOverdue: false,
    });
    expect(
      (await act(`answerPrivacyRequest(id: ${id}, version: 2, outcome: GRANTED, answer: "Sí")`)).code,
    ).toBe('REQUEST_SETTLED');
  });

  it('edits a privacy request several times in one call, each time on the result of the last', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    await ask();
    const { id } = await first();
    const { data } = (
      await staff.graphql(`mutation {
        linked: linkPrivacyRequest(id: ${id}, version: 1, patientId: 1) { version }
        same: linkPrivacyRequest(id: ${id}, version: 2, patientId: 1) { version }
        extended: extendPrivacyRequest(id: ${id}, version: 3, reason: "Hay 400 fichas") { version }
        answered: answerPrivacyRequest(id: ${id}, version: 4, outcome: GRANTED, answer: "Enviado") {
          version patientName isExtended outcome
        }
      }`)
    ).body;
    expect(data).toEqual({
      linked: { version: 2 },
      same: { version: 3 },
      extended: { version: 4 },
      answered: { version: 5, patientName: 'Ana Soto', isExtended: true, outcome: 'GRANTED' },
    });
  });

  it('records the patient of a privacy request, which stays when that patient is deleted', async () => {
    await ask();
    const { id } = await first();
    const { body } = await staff.graphql(
      'mutation { createPatient(input: { name: "Ana Soto", phone: "1", email: "a@demo.invalid", emergencyContact: "x" }) { id } }',
    );
    const patientId = body.data.createPatient.id;
    expect((await act(`linkPrivacyRequest(id: ${id}, version: 1, patientId: 2000000)`)).code).toBe(
      'INVALID_INPUT',
    );
    const { result } = await act(`linkPrivacyRequest(id: ${id}, version: 1, patientId: ${patientId})`);
    expect(result).toMatchObject({ patientId, patientName: 'Ana Soto' });
    await staff.graphql(`mutation { deletePatient(id: ${patientId}) }`);
    expect(await first()).toMatchObject({ id, name: 'Ana Soto', patientId: null });
  });
});

it('allows no editing or deleting of a privacy question and its answer, not even in the database', async () => {
  await ask();
  const refusal = (statement: string) =>
    product.database.query(statement).then(
      () => undefined,
      (error: { constraint: string }) => error.constraint,
    );
  expect(await refusal(`update privacy_request set details = 'x'`)).toBe('privacy_request_is_kept');
  expect(await refusal('delete from privacy_request')).toBe('privacy_request_is_kept');
  expect(await refusal('truncate privacy_request')).toBe('privacy_request_is_not_truncated');
  expect(await refusal(`update privacy_request set outcome = 'GRANTED'`)).toBe(
    'privacy_request_answer_is_complete',
  );
  expect(await refusal('update privacy_request set extended_at = now()')).toBe(
    'privacy_request_extension_has_reason',
  );
  const { id } = await first();
  await act(`answerPrivacyRequest(id: ${id}, version: 1, outcome: GRANTED, answer: "Enviado")`);
  expect(await refusal(`update privacy_request set answer = 'Otra'`)).toBe('privacy_request_is_kept');
});
