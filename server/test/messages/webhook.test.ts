import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageDelivery } from '../../src/messages/delivery/message-delivery.js';
import { describedFetch } from '../product/described-fetch.js';
import { addClinicalRecord } from '../product/builders.js';
import { NOON, startProduct } from '../product/start-product.js';
import { useProduct } from '../product/use-product.js';
import {
  APP_SECRET,
  FakeCloudApi,
  hangUp,
  report,
  signatureOf,
  VERIFY_TOKEN,
  wamid,
} from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({ standIn: cloud });
const desk = new MessageHelper(product, product.staff);
beforeEach(() => desk.clear());

const PATH = '/api/notificaciones/whatsapp/webhook/';
async function sendOne(): Promise<number> {
  const { body } = await desk.staff.post('/api/notificaciones/whatsapp/confirmacion/', {
    cita_id: await desk.book('2026-11-20', '10:00'),
  });
  return body.id;
}
function post(text: string, signature: string | undefined = signatureOf(text)) {
  return product
    .client()
    .post(PATH, text, signature === undefined ? {} : { 'x-hub-signature-256': signature });
}
const tell = (status: string, fields: Parameters<typeof report>[1] = {}) =>
  post(JSON.stringify(report(status, fields)));
const message = async () => (await desk.messages())[0]!;

describe('Registration of the WhatsApp webhook', () => {
  const ask = (token: string, mode = 'subscribe') =>
    product.client().get(`${PATH}?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${token}`);

  it('echoes the challenge for the right token', async () => {
    const { status, headers, body } = await ask(VERIFY_TOKEN);
    expect({ status, body }).toEqual({ status: 200, body: '1158201444' });
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['another token', 'otro-token', 'subscribe'],
    ['no token', '', 'subscribe'],
    ['another mode', VERIFY_TOKEN, 'unsubscribe'],
  ])('refuses to register the webhook for %s', async (_case, token, mode) => {
    const { status, body } = await ask(token, mode);
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('1158201444');
  });
});

describe('Status report of WhatsApp', () => {
  it('updates a message from sent to read by status reports', async () => {
    await sendOne();
    for (const [status, state] of [
      ['sent', 'SENT'],
      ['delivered', 'DELIVERED'],
      ['read', 'READ'],
    ] as const) {
      expect((await tell(status)).status).toBe(200);
      expect((await message()).state).toBe(state);
    }
  });

  it("never sets a message's state back, however late or often a status report arrives", async () => {
    await sendOne();
    for (const status of ['read', 'delivered', 'sent', 'read', 'failed'])
      expect((await tell(status)).status).toBe(200);
    expect(await message()).toMatchObject({ state: 'READ', failure: '' });
  });

  it('shows the reason of a reported failure in words for staff', async () => {
    await sendOne();
    await tell('failed', { code: 131026 });
    expect(await message()).toMatchObject({
      state: 'FAILED',
      failure: expect.stringMatching(/no recibe mensajes.*131026/),
    });
  });

  it('sends a message again once after a report of a temporary failure, even if the report arrives several times', async () => {
    const id = await sendOne();
    const data = `huella-${id}-1`;
    await tell('failed', { data, code: 131056 });
    expect(await message()).toMatchObject({
      state: 'QUEUED',
      tries: 1,
      send_after: new Date(NOON.getTime() + 30_000),
      failure: expect.stringMatching(/131056.*Se intenta de nuevo/),
    });
    const deliver = () => desk.run(MessageDelivery, (delivery) => delivery.deliver(id));
    product.clock.instant = new Date(NOON.getTime() + 29_000);
    await tell('failed', { data, code: 131056 });
    await deliver();
    expect(cloud.accepted).toHaveLength(1);
    product.clock.instant = new Date(NOON.getTime() + 30_000);
    await Promise.all([deliver(), deliver()]);
    expect(await message()).toMatchObject({ state: 'SENT', tries: 2, failure: '', provider_id: wamid(2) });
    // The report about the first try arrives again.
    await tell('failed', { data, code: 131056 });
    expect((await message()).state).toBe('SENT');
    expect(cloud.accepted).toHaveLength(2);
  });

  it('does not send a message again after a late delivery report', async () => {
    const id = await sendOne();
    await tell('failed', { code: 131000 });
    await tell('delivered', {});
    product.clock.instant = new Date(NOON.getTime() + 3_600_000);
    await desk.run(MessageDelivery, (delivery) => delivery.deliver(id));
    expect(await message()).toMatchObject({ state: 'DELIVERED', failure: '' });
    expect(cloud.accepted).toHaveLength(1);
  });

  it('treats a report of a temporary failure as final after the fifth try', async () => {
    const id = await sendOne();
    await product.database.query('update outbound_message set tries = 5');
    await tell('failed', { code: 131056 });
    expect(await message()).toMatchObject({
      state: 'FAILED',
      failure: expect.stringMatching(/varias veces/),
    });
    await desk.staff.graphql(`mutation { discardMessage(id: ${id}) { state } }`);
    await tell('failed', { code: 131056 });
    expect((await message()).state).toBe('DISCARDED');
  });

  it('settles a message whose response was lost, by our own id', async () => {
    cloud.respondNext(hangUp);
    const id = await sendOne();
    expect((await message()).state).toBe('UNCERTAIN');
    await tell('delivered', { id: wamid(77), data: `huella-${id}-1` });
    expect(await message()).toMatchObject({ state: 'DELIVERED', provider_id: wamid(77), failure: '' });
    await tell('read', { id: wamid(77) });
    expect((await message()).state).toBe('READ');
  });

  it.each([
    ['delivered', undefined],
    ['failed', 131056],
  ])('does not restore removed data of a message by a report that it was %s', async (status, code) => {
    const id = await sendOne();
    await addClinicalRecord(product.database, 1);
    await desk.staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    const removed = { state: 'SENT', body: '(suprimido)', recipient: '', provider_id: null };
    expect(await message()).toMatchObject(removed);
    // WhatsApp's ids contain the recipient's number.
    const fields = { data: `huella-${id}-1`, ...(code && { code }) };
    expect((await tell(status, fields)).status).toBe(200);
    expect(await message()).toMatchObject(removed);
  });

  it('stores a status report that arrives before the response', async () => {
    const held = cloud.holdNext();
    const answer = sendOne();
    const { body } = await held.arrived;
    await tell('delivered', { id: wamid(1), data: body.biz_opaque_callback_data });
    expect((await message()).state).toBe('DELIVERED');
    held.letGo();
    await answer;
    expect(await message()).toMatchObject({ state: 'DELIVERED', provider_id: wamid(1), tries: 1 });
  });

  it('ignores a status report about an earlier try for the current one', async () => {
    cloud.respondNext(hangUp);
    const id = await sendOne();
    const held = cloud.holdNext();
    const retried = desk.staff.graphql(`mutation { retryMessage(id: ${id}) { state } }`);
    await held.arrived;
    await tell('failed', { id: wamid(77), data: `huella-${id}-1`, code: 131026 });
    expect((await message()).state).toBe('SENDING');
    held.letGo();
    expect((await retried).body.data.retryMessage.state).toBe('SENT');
  });

  it.each([
    ['an unknown message', () => report('read', { id: 'wamid.unknown' })],
    [
      'another’s own number',
      () => report('read', { id: 'wamid.unknown', data: 'huella-1-1; drop table patient' }),
    ],
    ['another telephone of the same app', () => report('read', { id: wamid(1), phoneNumberId: '999' })],
    ['a word that does not exist', () => report('exploded', { id: wamid(1) })],
    ['a word of every object', () => report('constructor', { id: wamid(1) })],
    [
      'an incoming message',
      () => ({ entry: [{ changes: [{ value: { messages: [{ text: { body: 'Hola' } }] } }] }] }),
    ],
    ['nothing', () => ({})],
    ['a list', () => [1, null, 'x']],
    ['unexpected shapes', () => ({ entry: [null, { changes: 'x' }, { changes: [{ value: [] }] }] })],
  ])('answers 200 to a report about %s and changes nothing', async (_case, body) => {
    await sendOne();
    expect((await post(JSON.stringify(body()))).status).toBe(200);
    expect((await message()).state).toBe('SENT');
  });
});

describe('Request not signed by Meta', () => {
  const text = JSON.stringify(report('read', {}));
  it.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['the signature of another key', signatureOf(text, 'otro secreto')],
    ['the signature of another text', signatureOf(`${text} `)],
    ['a bare digest', signatureOf(text).slice(7)],
    ['a shortened signature', signatureOf(text).slice(0, -2)],
    ['a SHA-1 signature', signatureOf(text).replace('sha256', 'sha1')],
  ])('answers 403 to a webhook request with %s and changes nothing', async (_case, signature) => {
    await sendOne();
    const client = product.client();
    const { status, body } = await client.post(
      PATH,
      text,
      signature === undefined ? {} : { 'x-hub-signature-256': signature },
    );
    expect({ status, body }).toEqual({ status: 403, body: { error: expect.any(String) } });
    expect((await message()).state).toBe('SENT');
  });

  it('reads at most the 3 MB that Meta may send at once', async () => {
    const large = (length: number) => JSON.stringify({ entry: 'x'.repeat(length) });
    expect((await post(large(3_000_000))).status).toBe(200);
    expect((await post(large(3_145_729))).status).toBe(413);
  });

  it('refuses an unsigned webhook request before parsing it', async () => {
    const deep = '['.repeat(1_500_000);
    const { status, body } = await post(deep, signatureOf(text));
    expect({ status, body }).toEqual({ status: 403, body: { error: expect.any(String) } });
    expect((await post(deep)).status).toBe(200);
  });

  it('verifies a webhook signature byte by byte, also for bytes that are not text', async () => {
    const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x22]);
    const signature = `sha256=${createHmac('sha256', APP_SECRET).update(bytes).digest('hex')}`;
    const { status } = await describedFetch(product.url + PATH, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    });
    expect(status).toBe(200);
  });

  it('verifies a webhook signature over the body as received: spaces and accents count', async () => {
    await sendOne();
    const spaced = `${JSON.stringify(report('read', {}), null, 2)}\n`.replace('Title', 'Título');
    expect((await post(spaced)).status).toBe(200);
    expect((await message()).state).toBe('READ');
  });
});

it('answers 404 to a webhook request if the Cloud API is not set up', async () => {
  const byLinks = await startProduct();
  const text = JSON.stringify(report('read', {}));
  expect((await byLinks.client().post(PATH, text, { 'x-hub-signature-256': signatureOf(text) })).status).toBe(
    404,
  );
  const large = await byLinks
    .client()
    .post(PATH, ' '.repeat(102_401), { 'x-hub-signature-256': signatureOf('') });
  expect(large.status).toBe(413);
  expect(
    (await byLinks.client().get(`${PATH}?hub.mode=subscribe&hub.challenge=1&hub.verify_token=`)).status,
  ).toBe(404);
  await byLinks.stop();
});
