import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { NOON } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';
import { answering, isSignedWith, Receiver } from './receiver.js';
import { WebhookHelper } from './webhook-helper.js';

const product = useProduct({
  empty: 'webhook, webhook_event, appointment, patient',
  environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32', WEBHOOK_TIMEOUT: '30' },
});
const { staff } = product;
const desk = new WebhookHelper(product, staff);

let receiver: Receiver;
let other: Receiver;
beforeEach(async () => {
  [receiver, other] = [new Receiver(), new Receiver()];
  await Promise.all([receiver.start(), other.start()]);
  await addPatient(product.database, 1, 'Rosa Ñandú');
  await desk.forgetWakes();
});
afterEach(() => Promise.all([receiver.stop(), other.stop()]));

const create = async (time: string): Promise<number> => {
  const { body } = await staff.graphql(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { patientId: 1, date: '2026-11-20', time, treatment: 'x', professionalId: 1 } },
  );
  return body.data.createAppointment.id;
};
const change = (id: number, version: number, input: object) =>
  staff.graphql(
    `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
       updateAppointment(id: $id, version: $version, input: $input) { id } }`,
    { id, version, input },
  );
/** Books, moves, confirms and cancels an appointment. */
async function wholeLife(time: string, later: string): Promise<number> {
  const id = await create(time);
  await change(id, 1, { time: later });
  await change(id, 2, { status: 'CONFIRMED' });
  await change(id, 3, { status: 'CANCELLED' });
  return id;
}
const LIFE = ['appointment.created', 'appointment.moved', 'appointment.changed', 'appointment.cancelled'];
const ALL = [
  'APPOINTMENT_CREATED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
] as const;
const typesOf = (id: number) =>
  receiver.taken.filter(({ body }) => body.data.appointmentId === id).map(({ body }) => body.type);
const idsOf = (received: Receiver['all']) => received.map(({ headers }) => headers['webhook-id']);
const states = async (id: number) => (await desk.log(id)).map(({ state }) => state);

describe('Webhook event', () => {
  it('signs an event as Standard Webhooks specifies, over its id, the time and the body', async () => {
    const { id, secret } = await desk.make(receiver.url, 'APPOINTMENT_CREATED');
    await create('10:00');
    await desk.rest();
    const [event] = receiver.all;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(event && isSignedWith(secret, event)).toBe(true);
    expect(event && isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, event)).toBe(false);
    expect(event?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      'webhook-timestamp': String(NOON.getTime() / 1_000),
    });
    expect(event?.body).toMatchObject({ type: 'appointment.created', timestamp: NOON.toISOString() });
    expect(await desk.log(id)).toMatchObject([
      {
        type: 'APPOINTMENT_CREATED',
        appointmentId: 1,
        state: 'DELIVERED',
        tries: 1,
        status: 204,
        failure: null,
      },
    ]);
    expect((await desk.list())[0]).toMatchObject({ lastDeliveredAt: NOON.toISOString(), retryingCount: 0 });
  });

  it('sends an event to each webhook subscribed to it, and to no other', async () => {
    const mine = await desk.make(receiver.url, ...ALL);
    await desk.make(other.url, 'APPOINTMENT_CANCELLED');
    await wholeLife('10:00', '12:00');
    await desk.rest();
    expect(receiver.all.map(({ body }) => body.type)).toEqual(LIFE);
    expect(other.all.map(({ body }) => body.type)).toEqual(['appointment.cancelled']);
    expect(idsOf(other.all)).toEqual(idsOf(receiver.all).slice(-1));
    expect(await states(mine.id)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED']);
  });
});

describe('Webhook receiver that is down', () => {
  it('sends everything once the receiver is back, in order per appointment', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    await receiver.stop();
    const [one, two] = [await wholeLife('10:00', '12:00'), await wholeLife('10:00', '15:00')];
    await desk.rest();
    const tried = await desk.log(id);
    expect(tried.filter(({ failure }) => failure !== null)).toMatchObject([
      {
        appointmentId: one,
        type: 'APPOINTMENT_CREATED',
        state: 'WAITING',
        failure: 'CONNECTION',
        status: null,
      },
      { appointmentId: two, type: 'APPOINTMENT_CREATED', state: 'WAITING', failure: 'CONNECTION' },
    ]);
    // The later events have not been tried, because they wait for the first.
    expect(tried.filter(({ tries }) => tries === 0)).toHaveLength(6);
    expect((await desk.list())[0]).toMatchObject({ retryingCount: 2, lastDeliveredAt: null });
    for (const minutes of [2, 3, 7, 13]) {
      await desk.later(minutes);
      await desk.rest();
    }
    expect((await desk.log(id))[0]).toMatchObject({ tries: 5, state: 'WAITING' });
    await receiver.start();
    await desk.later(30);
    await desk.rest();
    expect([typesOf(one), typesOf(two)]).toEqual([LIFE, LIFE]);
    expect(new Set(idsOf(receiver.all)).size).toBe(8);
  });

  it('gives an event up after a day while the rest continues, and can resend all in order', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    await receiver.stop();
    const appointment = await create('10:00');
    await desk.rest();
    await change(appointment, 1, { time: '12:00' });
    for (let hour = 1; hour < 24; hour += 1) {
      await desk.later(60);
      await desk.rest();
    }
    await desk.later(60);
    await eventually(async () => (await states(id))[0] === 'GIVEN_UP', 'the end of trying');
    await desk.later(1);
    await desk.rest();
    expect(await desk.log(id)).toMatchObject([
      { type: 'APPOINTMENT_CREATED', state: 'GIVEN_UP', failure: 'CONNECTION', nextTryAt: null },
      { type: 'APPOINTMENT_MOVED', state: 'WAITING' },
    ]);
    expect((await desk.list())[0]).toMatchObject({ givenUpCount: 1, retryingCount: 1 });
    await receiver.start();
    const { body } = await desk.resendFailed(id);
    expect(body.data.resendFailedWebhookDeliveries).toBe(2);
    await desk.rest();
    expect(typesOf(appointment)).toEqual(LIFE.slice(0, 2));
    expect(await states(id)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});

describe('Webhook receiver that answers 500', () => {
  it('blocks only the events of an appointment whose event was answered 500, and retries until it succeeds', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    receiver.answers((response, { body }) =>
      answering(body.data.appointmentId === 1 ? 500 : 204)(response, { body } as never),
    );
    const [one, two] = [await wholeLife('10:00', '12:00'), await wholeLife('10:00', '15:00')];
    await desk.rest();
    expect(typesOf(two)).toEqual(LIFE);
    expect(receiver.all.filter(({ body }) => body.data.appointmentId === one)).toHaveLength(1);
    expect((await desk.log(id))[0]).toMatchObject({
      state: 'WAITING',
      status: 500,
      failure: 'STATUS',
      tries: 1,
    });
    await desk.later(2);
    await desk.rest();
    receiver.answers(answering(200));
    await desk.later(3);
    await desk.rest();
    expect(typesOf(one)).toEqual(LIFE);
    // The same event keeps its id and gets a new signature time.
    const tries = receiver.all.filter(({ body }) => body.type === LIFE[0] && body.data.appointmentId === one);
    expect(new Set(idsOf(tries)).size).toBe(1);
    expect(new Set(tries.map(({ text }) => text)).size).toBe(1);
    expect(new Set(tries.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });
});

describe('Failed webhook delivery', () => {
  it('retries a failed delivery by a job when due, without the minutely sweep', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    receiver.answers(answering(500));
    const [one, two] = [await create('10:00'), await create('12:00')];
    await desk.rest();
    const wakes = await desk.wakes(id);
    expect(wakes.length).toBeGreaterThan(0);
    for (const seconds of wakes) {
      // A minute, with a jitter of a quarter, and never before it is due.
      expect(seconds).toBeGreaterThan(45);
      expect(seconds).toBeLessThan(78);
    }
    receiver.answers(answering(204));
    desk.pass(2);
    await desk.wakeNow();
    await eventually(async () => (await states(id)).join() === 'DELIVERED,DELIVERED', 'the job');
    expect([typesOf(one), typesOf(two)]).toEqual([[LIFE[0]], [LIFE[0]]]);
  });
});

describe('Webhook receiver that asks to wait', () => {
  it.each([429, 503])('sends no events after %d and Retry-After until then', async (status) => {
    const { id } = await desk.make(receiver.url, ...ALL);
    receiver.answers(answering(status, { 'retry-after': '600' }));
    const one = await create('10:00');
    await desk.rest();
    const until = new Date(product.clock.instant.getTime() + 600_000).toISOString();
    expect((await desk.list())[0]).toMatchObject({ restsUntil: until, retryingCount: 1, state: 'ACTIVE' });
    const [delivery] = await desk.log(id);
    expect(delivery).toMatchObject({ state: 'WAITING', status, failure: 'STATUS' });
    expect(Date.parse(String(delivery?.['nextTryAt']))).toBeGreaterThanOrEqual(Date.parse(until));
    expect((await desk.wakes(id))[0]).toBeGreaterThan(600);
    // Events of another appointment wait too.
    receiver.answers(answering(204));
    const two = await wholeLife('12:00', '15:00');
    await desk.later(9);
    await desk.rest();
    expect(receiver.all).toHaveLength(1);
    await desk.later(4);
    await desk.rest();
    expect([typesOf(one), typesOf(two)]).toEqual([[LIFE[0]], LIFE]);
  });

  it('calls a receiver that asked to wait earlier if a user requests it', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    receiver.answers(answering(429, { 'retry-after': '14400' }));
    await create('10:00');
    await desk.rest();
    receiver.answers(answering(204));
    await desk.resendFailed(id);
    await desk.rest();
    expect(await states(id)).toEqual(['DELIVERED']);
    expect((await desk.list())[0]).toMatchObject({ restsUntil: null });
  });

  it('retries as usual after Retry-After with another status, or an invalid one', async () => {
    const { id } = await desk.make(receiver.url, ...ALL);
    for (const [status, asked] of [
      [500, '600'],
      [429, 'pronto'],
    ] as const) {
      receiver.answers(answering(status, { 'retry-after': asked }));
      await create(status === 500 ? '10:00' : '12:00');
      await desk.rest();
      expect((await desk.list())[0]).toMatchObject({ restsUntil: null });
    }
    const pauses = (await desk.log(id)).map(
      ({ nextTryAt }) => Date.parse(String(nextTryAt)) - product.clock.instant.getTime(),
    );
    expect(Math.max(...pauses)).toBeLessThanOrEqual(75_000);
  });
});

describe('Slow webhook receiver', () => {
  it('lets a slow receiver block no other webhook, and sends an appointment’s events to it one by one', async () => {
    const held: ServerResponse[] = [];
    receiver.answers((response) => void held.push(response));
    const { id } = await desk.make(receiver.url, ...ALL);
    await desk.make(other.url, ...ALL);
    await wholeLife('10:00', '12:00');
    await eventually(() => other.taken.length === 4, 'all at the other one');
    await eventually(() => held.length === 1, 'the first at the slow one');
    expect(await states(id)).toEqual(['SENDING', 'WAITING', 'WAITING', 'WAITING']);
    receiver.answers(answering(202));
    held[0]?.writeHead(202).end();
    await desk.rest();
    expect(typesOf(1)).toEqual(LIFE);
  });
});

describe('Webhook receiver with a special status', () => {
  it("does not follow a webhook receiver's redirect to the machine itself", async () => {
    receiver.answers(answering(302, { location: other.url }));
    const { id } = await desk.make(receiver.url, ...ALL);
    await create('10:00');
    await desk.rest();
    expect(other.all).toEqual([]);
    expect(await desk.log(id)).toMatchObject([{ state: 'WAITING', failure: 'REDIRECT', status: 302 }]);
  });

  it('sends nothing after 410 until a user reactivates the webhook', async () => {
    receiver.answers(answering(410));
    const { id } = await desk.make(receiver.url, ...ALL);
    await wholeLife('10:00', '12:00');
    await desk.rest();
    await desk.sweep();
    expect(receiver.all).toHaveLength(1);
    expect((await desk.list())[0]).toMatchObject({ state: 'GONE' });
    const given = await desk.log(id);
    expect(given[0]).toMatchObject({ state: 'GIVEN_UP', failure: 'GONE', status: 410 });
    expect(given.every(({ state }) => state === 'GIVEN_UP')).toBe(true);
    await create('15:00');
    expect(await desk.log(id)).toHaveLength(given.length);
    expect((await desk.resendFailed(id)).body.errors[0].extensions.code).toBe('WEBHOOK_REFUSED');

    receiver.answers(answering(204));
    await desk.setActive(id, true);
    await desk.resendFailed(id);
    await desk.rest();
    expect(typesOf(1)).toEqual(LIFE.slice(0, given.length));
  });
});

describe('Event whose sender died', () => {
  it('sends an event again with the same id from another process if its sender died', async () => {
    const { id } = await desk.make(receiver.url, 'APPOINTMENT_CREATED');
    await create('10:00');
    await desk.rest();
    // The state that a dead sender leaves behind: claimed, and never settled.
    await product.database.query(
      `update webhook_delivery set state = 'SENDING', claimed_at = $1, settled_at = null`,
      [NOON],
    );
    await desk.later(1);
    expect(await states(id)).toEqual(['SENDING']);
    await desk.later(1);
    await desk.rest();
    expect(await desk.log(id)).toMatchObject([{ state: 'DELIVERED', tries: 2 }]);
    expect(receiver.all).toHaveLength(2);
    expect(new Set(idsOf(receiver.all)).size).toBe(1);
  });
});

describe('Webhook actions of staff', () => {
  it('tests a webhook, and shows the result at once', async () => {
    const { id, secret } = await desk.make(receiver.url, 'STOCK_CRITICAL');
    const { body } = await desk.test(id);
    expect(body.data.testWebhook).toMatchObject({ type: 'WEBHOOK_TEST', state: 'DELIVERED', status: 204 });
    expect(receiver.all[0]?.body).toEqual({
      type: 'webhook.test',
      timestamp: NOON.toISOString(),
      data: { webhookId: id },
    });
    expect(receiver.all[0] && isSignedWith(secret, receiver.all[0])).toBe(true);
    receiver.answers(answering(404));
    const refused = await desk.test(id);
    expect(refused.body.data.testWebhook).toMatchObject({
      state: 'GIVEN_UP',
      status: 404,
      failure: 'STATUS',
    });
  });

  it('resends a delivered event', async () => {
    const { id } = await desk.make(receiver.url, 'APPOINTMENT_CREATED');
    await create('10:00');
    await desk.rest();
    const [delivered] = await desk.log(id);
    await desk.resend(Number(delivered?.['id']));
    await desk.rest();
    expect(idsOf(receiver.all)).toEqual([idsOf(receiver.all)[0], idsOf(receiver.all)[0]]);
    expect(await desk.log(id)).toMatchObject([{ state: 'DELIVERED', tries: 1 }]);
  });

  it('signs with both webhook secrets for a day after a renewal, then only with the new one', async () => {
    const { id, secret } = await desk.make(receiver.url, 'APPOINTMENT_CREATED');
    const { body } = await desk.renew(id);
    const renewed = body.data.renewWebhookSecret.secret;
    expect(renewed).not.toBe(secret);
    await create('10:00');
    await desk.rest();
    product.clock.instant = new Date(NOON.getTime() + 24 * 3_600_000);
    await create('12:00');
    await desk.rest();
    const signed = receiver.all.map((event) => [isSignedWith(secret, event), isSignedWith(renewed, event)]);
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});
