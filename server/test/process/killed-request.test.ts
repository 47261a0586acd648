import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import type { Answer, TestClient } from '../product/test-client.js';
import { DirectStart } from './direct-start.js';
import { RunningClinic } from './running-clinic.js';

const PATIENTS = '/api/pacientes/crear_paciente_admin/';
const patient = (name: string) => ({
  nombre: name,
  telefono: '9 1111 1111',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana',
});
const keyOf = (number: number) => ({ 'idempotency-key': `8e03978e-40d5-43e8-bc93-6894a57f932${number}` });

const clinic = new RunningClinic(DirectStart);
afterAll(() => clinic.remove());

const idsOf = (name: string) =>
  clinic.query<{ id: number }>(`select id from patient where name = '${name}' order by id`);
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');

/** Lets requests work but blocks them from storing their responses. @returns a function that releases them. */
async function holdAnswers(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: clinic.databaseUrl });
  // The database dies with the server.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table kept_answer in exclusive mode');
  return () => holder.end();
}

const areKeepingTheirAnswers = async (count: number): Promise<boolean> => {
  const waiting = await clinic.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into kept_answer%'`,
  );
  return waiting.length === count;
};

/** On a busy machine a request may exceed the lock timeout. It is then repeated, as a program would. */
async function untilCut(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const wasAnswered = await ask().then(
      () => true,
      () => false,
    );
    if (!wasAnswered) return;
  }
}

const inRest = (staff: TestClient) => staff.post(PATIENTS, patient('Rosa en REST'), keyOf(1));

const BOTH = `mutation {
  one: createPatient(input: { name: "Rosa en GraphQL", phone: "9 1111 1111", email: "rosa@demo.invalid", emergencyContact: "Ana" }) { id }
  other: createSupply(input: { name: "Guantes repetidos", unit: "caja", stock: 5, criticalStock: 1, unitValue: 1000 }) { id } }`;
const inGraphql = (staff: TestClient) => staff.graphql(BOTH, {}, keyOf(2));
const supplies = () => clinic.query(`select from supply where name = 'Guantes repetidos'`);

let appointmentId: number;
const inMessage = (staff: TestClient) =>
  staff.graphql(
    `mutation { sendMessage(appointmentId: ${appointmentId}, kind: CONFIRMATION) { id state } }`,
    {},
    keyOf(3),
  );
const messages = () =>
  clinic.query<{ id: number }>(
    `select id from outbound_message where appointment_id = ${appointmentId} and kind = 'CONFIRMATION' and channel = 'WHATSAPP'`,
  );

async function bookAppointment(staff: TestClient): Promise<number> {
  const { body } = await staff.post(PATIENTS, patient('Rosa Citada'));
  const input = { patientId: body.id, date: '2031-03-12', time: '10:00', treatment: 'Corte' };
  const made = await staff.graphql(
    `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
    { input },
  );
  return made.body.data.createAppointment.id;
}

/** Sends a request as a program that leaves before the response is stored. */
async function leaveEarly(staff: TestClient): Promise<void> {
  const release = await holdAnswers();
  const leaving = new AbortController();
  const left = describedFetch(clinic.product.url + PATIENTS, {
    method: 'POST',
    body: JSON.stringify(patient('Rosa Impaciente')),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${staff.access}`,
      cookie: staff.cookie ?? '',
      'x-csrftoken': staff.antiForgery ?? '',
      ...keyOf(4),
    },
    signal: leaving.signal,
  }).catch(() => 'gone');
  await eventually(() => areKeepingTheirAnswers(1), 'the request that keeps its answer');
  leaving.abort();
  expect(await left).toBe('gone');
  await release();
  await eventually(async () => (await idsOf('Rosa Impaciente')).length > 0, 'the patient');
}

describe('Request whose server is killed', () => {
  let staff: TestClient;
  const found: Record<string, unknown> = {};

  beforeAll(async () => {
    await clinic.start();
    staff = await clinic.staff();
    appointmentId = await bookAppointment(staff);
    await leaveEarly(staff);
    const release = await holdAnswers();
    const cut = [inRest, inGraphql, inMessage].map((ask) => untilCut(() => ask(staff)));
    await eventually(() => areKeepingTheirAnswers(cut.length), 'the requests that keep their answers');
    await clinic.product.kill();
    await Promise.all(cut);
    await release();

    await clinic.start();
    staff = await clinic.staff();
    found['in REST'] = await idsOf('Rosa en REST');
    found['in GraphQL'] = [...(await idsOf('Rosa en GraphQL')), ...(await supplies())];
    found['messages'] = await messages();
  });

  it('creates nothing for a request whose server is killed before its response is stored, until it is repeated', async () => {
    expect(found['in REST']).toEqual([]);
    const answers = await Promise.all([inRest(staff), inRest(staff)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(answers.map(replayed).sort()).toEqual([null, 'true'].sort());
    expect(await idsOf('Rosa en REST')).toEqual([{ id: answers[0]?.body.id }]);
  });

  it('returns the stored response when a request is repeated after its server was killed', async () => {
    const again = await staff.post(PATIENTS, patient('Rosa Impaciente'), keyOf(4));
    expect([again.status, replayed(again)]).toEqual([201, 'true']);
    expect(await idsOf('Rosa Impaciente')).toEqual([{ id: again.body.id }]);
  });

  it('creates nothing of a GraphQL document whose server is killed, and each part once when repeated', async () => {
    expect(found['in GraphQL']).toEqual([]);
    const [first, again]: Answer[] = [await inGraphql(staff), await inGraphql(staff)];
    expect(first?.body.errors).toBeUndefined();
    expect([again?.body, again && replayed(again)]).toEqual([first?.body, 'true']);
    expect([(await idsOf('Rosa en GraphQL')).length, (await supplies()).length]).toEqual([1, 1]);
  });

  it('keeps a message written before its server was killed, and returns it when repeated', async () => {
    const again = await inMessage(staff);
    expect(await messages()).toEqual([{ id: again.body.data.sendMessage.id }]);
    expect([found['messages'], replayed(again)]).toEqual([await messages(), null]);
    expect(replayed(await inMessage(staff))).toBe('true');
  });
});
