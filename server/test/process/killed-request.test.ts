import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import type { TestClient } from '../product/test-client.js';
import { RunningClinic } from './running-clinic.js';

const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
const PATIENTS = '/api/pacientes/crear_paciente_admin/';
const ROSA = {
  nombre: 'Rosa Repetida',
  telefono: '9 1111 1111',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana',
};

let clinic: RunningClinic;
beforeEach(async () => {
  clinic = new RunningClinic();
  await clinic.start();
});
afterEach(() => clinic.remove());

const rosas = () => clinic.query<{ id: number }>(`select id from patient where name = 'Rosa Repetida'`);
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');

/** Lets a request work but blocks it from storing its response. @returns a function that releases it. */
async function holdAnswers(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: clinic.databaseUrl });
  // The database dies with the server.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table kept_answer in exclusive mode');
  return () => holder.end();
}

const isKeepingItsAnswer = async (): Promise<boolean> => {
  const waiting = await clinic.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into kept_answer%'`,
  );
  return waiting.length === 1;
};

/** Kills the server after a request has done its work but before its response is stored. */
async function killInTheMiddle(ask: (staff: TestClient) => Promise<unknown>): Promise<void> {
  const staff = await clinic.staff();
  const release = await holdAnswers();
  const cut = untilCut(() => ask(staff));
  await eventually(isKeepingItsAnswer, 'the request that keeps its answer');
  await clinic.product.kill();
  await cut;
  await release();
  await clinic.start();
}

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

describe('a request whose server is killed', () => {
  it('before its response is stored has created nothing, and creates it once when repeated', async () => {
    await killInTheMiddle((staff) => staff.post(PATIENTS, ROSA, KEY));
    expect(await rosas()).toEqual([]);
    const staff = await clinic.staff();
    const answers = await Promise.all([staff.post(PATIENTS, ROSA, KEY), staff.post(PATIENTS, ROSA, KEY)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(answers.map(replayed).sort()).toEqual([null, 'true'].sort());
    expect(await rosas()).toEqual([{ id: answers[0]?.body.id }]);
  });

  it('after its response is stored has created it, and returns that response when repeated', async () => {
    const staff = await clinic.staff();
    const release = await holdAnswers();
    const leaving = new AbortController();
    const left = describedFetch(clinic.product.url + PATIENTS, {
      method: 'POST',
      body: JSON.stringify(ROSA),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${staff.access}`,
        cookie: staff.cookie ?? '',
        'x-csrftoken': staff.antiForgery ?? '',
        ...KEY,
      },
      signal: leaving.signal,
    }).catch(() => 'gone');
    await eventually(isKeepingItsAnswer, 'the request that keeps its answer');
    leaving.abort();
    expect(await left).toBe('gone');
    await release();
    await eventually(async () => (await rosas()).length > 0, 'the patient');
    await clinic.product.kill();

    await clinic.start();
    const again = await (await clinic.staff()).post(PATIENTS, ROSA, KEY);
    expect([again.status, replayed(again)]).toEqual([201, 'true']);
    expect(await rosas()).toEqual([{ id: again.body.id }]);
  });

  it('in GraphQL has created nothing of its document, and creates each part once when repeated', async () => {
    const query = `mutation { one: createPatient(input: { name: "Rosa Repetida", phone: "9 1111 1111", email: "rosa@demo.invalid", emergencyContact: "Ana" }) { id }
      other: createSupply(input: { name: "Guantes repetidos", unit: "caja", stock: 5, criticalStock: 1, unitValue: 1000 }) { id } }`;
    const supplies = () => clinic.query(`select from supply where name = 'Guantes repetidos'`);
    await killInTheMiddle((staff) => staff.graphql(query, {}, KEY));
    expect([...(await rosas()), ...(await supplies())]).toEqual([]);
    const staff = await clinic.staff();
    const [first, again] = [await staff.graphql(query, {}, KEY), await staff.graphql(query, {}, KEY)];
    expect(first.body.errors).toBeUndefined();
    expect([again.body, replayed(again)]).toEqual([first.body, 'true']);
    expect([(await rosas()).length, (await supplies()).length]).toEqual([1, 1]);
  });

  it('after a message was written has that message, and returns it when repeated', async () => {
    const staff = await clinic.staff();
    const { body: rosa } = await staff.post(PATIENTS, ROSA);
    const { body } = await staff.graphql(
      `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
      { input: { patientId: rosa.id, date: '2031-03-12', time: '10:00', treatment: 'Corte' } },
    );
    const citaId = body.data.createAppointment.id;
    const send = (client: TestClient) =>
      client.graphql(
        `mutation { sendMessage(appointmentId: ${citaId}, kind: CONFIRMATION) { id state } }`,
        {},
        KEY,
      );
    const messages = () =>
      clinic.query<{ id: number }>(
        `select id from outbound_message where appointment_id = ${citaId} and kind = 'CONFIRMATION' and channel = 'WHATSAPP'`,
      );
    await killInTheMiddle(send);
    const [written] = await messages();
    const again = await send(await clinic.staff());
    expect(again.body.data.sendMessage.id).toBe(written?.id);
    expect([await messages(), replayed(again)]).toEqual([[written], null]);
    expect(replayed(await send(await clinic.staff()))).toBe('true');
  });
});
