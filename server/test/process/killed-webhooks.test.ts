import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '../../src/postgres/processes.js';
import { madeUpRut } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { Freezer } from '../product/freezer.js';
import type { TestClient } from '../product/test-client.js';
import { isSignedWith, Receiver } from '../webhooks/receiver.js';
import { RunningClinic } from './running-clinic.js';

const APPOINTMENTS = 12;
const LIFE = ['appointment.created', 'appointment.moved', 'appointment.changed', 'appointment.cancelled'];
const ENVIRONMENT = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32', WEBHOOK_TIMEOUT: '2' };

let clinic: RunningClinic;
let receiver: Receiver;
beforeEach(async () => {
  clinic = new RunningClinic();
  receiver = new Receiver();
  await receiver.start();
});
afterEach(async () => {
  await receiver.stop();
  await clinic.remove();
});

async function asked(staff: TestClient, query: string, variables: object) {
  const { body } = await staff.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors[0]));
  return body.data.done;
}

/** @returns the secret. */
async function makeWebhook(staff: TestClient): Promise<string> {
  const events = LIFE.map((type) => type.toUpperCase().replace('.', '_'));
  const made = await asked(
    staff,
    'mutation ($input: WebhookInput!) { done: createWebhook(input: $input) { secret } }',
    { input: { address: receiver.url, events } },
  );
  return made.secret;
}

/** Books, moves, confirms and cancels appointments. @returns their ids. */
async function wholeLives(staff: TestClient): Promise<number[]> {
  await clinic.query(
    `insert into patient (rut, name, phone, email) values ('${madeUpRut(1)}', 'Rosa Ñandú', '1', 'a@b.cl')
     on conflict do nothing`,
  );
  const [{ id: patientId } = { id: 0 }] = await clinic.query<{ id: number }>(
    `select id from patient where rut = '${madeUpRut(1)}'`,
  );
  const ids: number[] = [];
  const change = (id: number, version: number, input: object) =>
    asked(
      staff,
      `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
         done: updateAppointment(id: $id, version: $version, input: $input) { id } }`,
      { id, version, input },
    );
  for (let n = 0; n < APPOINTMENTS; n += 1) {
    const input = { patientId, date: '2030-05-15', time: '10:00', treatment: 'x', professionalId: 1 };
    const { id } = await asked(
      staff,
      'mutation ($input: CreateAppointmentInput!) { done: createAppointment(input: $input) { id } }',
      { input },
    );
    await change(id, 1, { time: '12:00' });
    await change(id, 2, { status: 'CONFIRMED' });
    await change(id, 3, { status: 'CANCELLED' });
    ids.push(id);
  }
  return ids;
}

/** The events of one appointment, in the order of their first arrival. */
function typesOf(id: number): string[] {
  const known = new Set<unknown>();
  return receiver.all
    .filter(({ body }) => body.data.appointmentId === id)
    .filter(({ headers }) => {
      const isNew = !known.has(headers['webhook-id']);
      known.add(headers['webhook-id']);
      return isNew;
    })
    .map(({ body }) => body.type);
}

const stateCounts = async (): Promise<Record<string, number>> => {
  const rows = await clinic.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from webhook_delivery group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** As if the next tries were due, and the minutely sweep that looks for them. */
async function makeTriesDue(): Promise<void> {
  await clinic.query(`update webhook_delivery set next_try_at = null where state = 'WAITING'`);
  await clinic.query(`insert into pgboss.job (name) values ('webhook-sweep') on conflict do nothing`);
}

async function expectAllSent(ids: readonly number[], secret: string): Promise<void> {
  // As if the time had passed after which a sender is presumed dead.
  await clinic.query(
    `update webhook_delivery set claimed_at = claimed_at - interval '5 minutes' where state = 'SENDING'`,
  );
  await eventually(async () => {
    await makeTriesDue();
    return (await stateCounts())['DELIVERED'] === ids.length * LIFE.length;
  }, 'every event at the receiver');
  expect(await stateCounts()).toEqual({ DELIVERED: ids.length * LIFE.length });
  expect(ids.map(typesOf)).toEqual(ids.map(() => LIFE));
  expect(receiver.all.filter((one) => !isSignedWith(secret, one))).toEqual([]);
}

/** A receiver that does not respond to the first events, however often they are sent, until it is released. */
function holdBack(count: number) {
  const held = new Set<unknown>();
  let isHolding = true;
  receiver.answers((response, { headers }) => {
    const id = headers['webhook-id'];
    if (isHolding && (held.has(id) || held.size < count)) held.add(id);
    else response.writeHead(204).end();
  });
  return {
    held: () => held.size,
    release: () => {
      isHolding = false;
    },
  };
}

describe('no event is lost, and none overtakes another of its appointment,', () => {
  it('if the server is killed while sending', async () => {
    await clinic.start(ENVIRONMENT);
    const staff = await clinic.staff();
    const secret = await makeWebhook(staff);
    const { held, release } = holdBack(3);
    const ids = await wholeLives(staff);
    await eventually(() => held() >= 3, 'events under way');
    const server = await clinic.product.serverPid();
    process.kill(server, 'SIGKILL');
    await eventually(() => !isRunning(server), 'the end of the server');
    const before = receiver.all.length;
    release();
    // The supervisor restarts it.
    await eventually(() => clinic.product.output.split('Huella is ready.').length > 2, 'the second start');
    await expectAllSent(ids, secret);
    expect(receiver.all.length).toBeGreaterThan(before);
  });

  it('if it is killed with its supervisor, and restarted after the receiver was away', async () => {
    await clinic.start(ENVIRONMENT);
    const staff = await clinic.staff();
    const secret = await makeWebhook(staff);
    await receiver.stop();
    const ids = await wholeLives(staff);
    await clinic.product.kill();
    await receiver.start();
    await clinic.start(ENVIRONMENT);
    await expectAllSent(ids, secret);
  });

  it('if the database dies or freezes while sending', async () => {
    await clinic.start(ENVIRONMENT);
    const staff = await clinic.staff();
    const secret = await makeWebhook(staff);
    const { held, release } = holdBack(3);
    const ids = await wholeLives(staff);
    await eventually(() => held() >= 3, 'events under way');
    const freezer = new Freezer(path.join(clinic.dataDir, 'postgres'));
    freezer.freeze();
    try {
      // Responses cannot be recorded.
      await eventually(async () => !(await isReady()), 'the end of readiness');
    } finally {
      freezer.thaw();
    }
    await eventually(isReady, 'a database that answers');
    process.kill(clinic.product.databasePid, 'SIGKILL');
    await eventually(async () => !(await isReady()), 'the end of the database');
    await eventually(isReady, 'another database');
    release();
    await expectAllSent(ids, secret);
  });
});

const isReady = (): Promise<boolean> =>
  describedFetch(`${clinic.product.url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
