import { afterAll, afterEach, beforeAll, it } from '@jest/globals';
import { NpmStart } from '../../process/npm-start.js';
import { RunningClinic } from '../../process/running-clinic.js';
import { SentEvents, WEBHOOK_ENVIRONMENT } from '../../process/sent-events.js';

const clinic = new RunningClinic(NpmStart);
const events = new SentEvents(clinic);
beforeAll(() => clinic.start(WEBHOOK_ENVIRONMENT));
afterEach(() => events.receiver.stop());
afterAll(() => clinic.remove());

it('loses no event if the server and its supervisor are killed, and restarted after the receiver was away', async () => {
  const staff = await clinic.staff();
  await events.subscribe(staff);
  await events.receiver.stop();
  await events.happen(staff);
  await clinic.product.kill();
  await events.receiver.start();
  await clinic.start(WEBHOOK_ENVIRONMENT);
  await events.expectAll();
});
