import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { Freezer } from '../product/freezer.js';
import type { Receiver } from '../integrations/webhooks/receiver.js';
import { DirectStart } from './direct-start.js';
import { RunningClinic } from './running-clinic.js';
import { SentEvents, WEBHOOK_ENVIRONMENT } from './sent-events.js';

const clinic = new RunningClinic(DirectStart);
let events: SentEvents;
beforeEach(async () => {
  events = new SentEvents(clinic);
  await clinic.ensureRunning(WEBHOOK_ENVIRONMENT);
});
afterEach(() => events.receiver.stop());
afterAll(() => clinic.remove());

/** Makes a receiver leave the first events unanswered, however often they are sent, until it is released. */
function holdBack(receiver: Receiver, count: number) {
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

const isReady = (): Promise<boolean> =>
  describedFetch(`${clinic.product.url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Triggers events, the first of which are sent and unanswered. @returns a function that releases them. */
async function beginSending(): Promise<() => void> {
  const staff = await clinic.staff();
  await events.subscribe(staff);
  const { held, release } = holdBack(events.receiver, 3);
  await events.happen(staff);
  await eventually(() => held() >= 3, 'events under way');
  return release;
}

describe('Webhook events during failures', () => {
  it("loses no event and keeps each appointment's order if the server is killed while sending", async () => {
    const release = await beginSending();
    await clinic.product.kill();
    const before = events.receiver.all.length;
    release();
    await clinic.start(WEBHOOK_ENVIRONMENT);
    await events.expectAll();
    expect(events.receiver.all.length).toBeGreaterThan(before);
  });

  it("loses no event and keeps each appointment's order if the database dies or freezes while sending", async () => {
    const release = await beginSending();
    const freezer = new Freezer(clinic.databaseFolder);
    freezer.freeze();
    try {
      // Responses cannot be recorded now.
      await eventually(async () => !(await isReady()), 'the end of readiness');
    } finally {
      freezer.thaw();
    }
    await eventually(isReady, 'a database that answers');
    process.kill(clinic.product.databasePid, 'SIGKILL');
    await eventually(async () => !(await isReady()), 'the end of the database');
    await eventually(isReady, 'another database');
    release();
    await events.expectAll();
  });
});
