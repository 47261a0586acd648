import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageDelivery } from '../../src/messages/delivery/message-delivery.js';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { startProduct, type TestProduct } from '../product/start-product.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import {
  ACCESS_TOKEN,
  FakeCloudApi,
  gateway,
  hangUp,
  metaError,
  PHONE_NUMBER_ID,
  wamid,
} from './fake-cloud-api.js';
import { MessageHelper, runOn } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({ standIn: cloud, environment: { PUBLIC_URL: 'https://clinica.example' } });
const second = useSecondInstance(product);
const desk = new MessageHelper(product, product.staff);
beforeEach(() => desk.clear());

function at(instant: Date | string): void {
  product.clock.instant = new Date(instant);
  second.clock.instant = product.clock.instant;
}
const later = (seconds: number) => at(new Date(product.clock.instant.getTime() + seconds * 1_000));
const confirm = (citaId: number) =>
  desk.staff.post('/api/notificaciones/whatsapp/confirmacion/', { cita_id: citaId });
const book = () => desk.book('2026-11-20', '10:00');
const deliver = (id: number, by: TestProduct = product) =>
  runOn(by, MessageDelivery, (delivery) => delivery.deliver(id));
const sweep = (by: TestProduct = product) => runOn(by, MessageSweep, (sweeper) => sweeper.run());
const first = async () => (await desk.messages())[0]!;
/** Does the work of the job queue, which runs in real time while the test has its own clock. */
async function deliverAll(): Promise<void> {
  for (const { id, state } of await desk.messages()) if (state === 'QUEUED') await deliver(id);
}

describe('WhatsApp Business Cloud API', () => {
  it('sends a template with its parameters to the Cloud API, and stores its response', async () => {
    const { status, body } = await confirm(await book());
    expect({ status, estado: body.estado }).toEqual({ status: 200, estado: 'enviada' });
    expect(cloud.requests).toEqual([
      {
        path: `/v26.0/${PHONE_NUMBER_ID}/messages`,
        authorization: `Bearer ${ACCESS_TOKEN}`,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '56912345678',
          type: 'template',
          template: {
            name: 'confirmacion_de_cita',
            language: { code: 'es' },
            components: [
              {
                type: 'body',
                parameters: ['Rosa', 'Clínica Huella', 'viernes 20 de noviembre', '10:00'].map((text) => ({
                  type: 'text',
                  text,
                })),
              },
            ],
          },
          biz_opaque_callback_data: `huella-${body.id}-1`,
        },
      },
    ]);
    expect(await first()).toMatchObject({ state: 'SENT', tries: 1, provider_id: wamid(1), driver: 'CLOUD' });
  });

  it('sends the reminder’s own template, without empty parameters', async () => {
    await desk.settings(`reminder_text = 'Lo esperamos, {paciente}, en {lugar}.'`);
    const id = await book();
    await desk.staff.post('/api/notificaciones/whatsapp/recordatorio/', { cita_id: id });
    const { template } = cloud.requests[0]!.body;
    expect(template.name).toBe('recordatorio_de_cita');
    expect(template.components[0].parameters).toEqual([
      { type: 'text', text: 'Rosa' },
      { type: 'text', text: '-' },
    ]);
    // Staff see the text that the patient gets.
    expect((await first()).body).toBe('Lo esperamos, Rosa, en -.');
  });

  it('sends a link only if the registered text includes one, a new one at each try, and stores none', async () => {
    await desk.settings(`confirmation_text = 'Su hora, {paciente}: {enlace}'`);
    cloud.respondNext(metaError(131_016));
    await confirm(await book());
    later(3_600);
    await deliverAll();
    const links = cloud.requests.map(({ body }) => body.template.components[0].parameters[1].text as string);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(/^https:\/\/clinica\.example\/public\/cita\/[\w-]{43}$/);
    expect(new Set(links).size).toBe(2);
    expect(await first()).toMatchObject({
      body: 'Su hora, Rosa: (enlace personal)',
      parameters: ['Rosa', '(enlace personal)'],
    });
  });

  it('sends no components for a text without placeholders', async () => {
    await desk.settings(`confirmation_text = 'Lo esperamos.'`);
    await confirm(await book());
    expect(cloud.requests[0]!.body.template).not.toHaveProperty('components');
  });

  it('calls the Cloud API once for a double click, and again for a later one', async () => {
    const citaId = await book();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(citaId)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(cloud.accepted).toHaveLength(1);
    later(61);
    expect((await confirm(citaId)).body.estado).toBe('enviada');
    expect(cloud.accepted).toHaveLength(2);
  });
});

describe('Refusal by the Cloud API', () => {
  it.each([
    [190, 401, /clave de acceso/],
    [10, 403, /permiso/],
    [230, 403, /permiso/],
    [100, 400, /no entendió/],
    [368, 400, /restringió/],
    [131026, 400, /no recibe mensajes de WhatsApp/],
    [131047, 400, /24 horas/],
    [131042, 400, /cobrar/],
    [132000, 400, /no coincide/],
    [132001, 404, /no existe en WhatsApp/],
    [132015, 400, /calidad/],
    [133010, 400, /no está registrado/],
    [999999, 400, /no aceptó/],
  ])(
    'answers 502 to a permanent refusal (%d) by WhatsApp, and does not retry',
    async (code, status, sentence) => {
      cloud.respondNext(metaError(code, status));
      const answer = await confirm(await book());
      expect(answer).toMatchObject({
        status: 502,
        body: { error: 'Error al enviar la confirmacion por WhatsApp' },
      });
      const message = await first();
      expect(message).toMatchObject({ state: 'FAILED', tries: 1 });
      expect(message.failure).toMatch(sentence);
      expect(message.failure).toContain(String(code));
      // Meta's messages may contain phone numbers, and our token must not leak.
      expect(message.failure).not.toMatch(/56912345678|token|fbtrace|EAAG/i);
      later(86_400);
      await sweep();
      await deliverAll();
      expect(cloud.requests).toHaveLength(1);
    },
  );

  it('shows the reminder’s own error message if WhatsApp refuses a reminder', async () => {
    cloud.respondNext(metaError(131026));
    const { body } = await desk.staff.post('/api/notificaciones/whatsapp/recordatorio/', {
      cita_id: await book(),
    });
    expect(body).toEqual({ error: 'Error al enviar el recordatorio por WhatsApp' });
  });

  it.each([
    ['4', metaError(4, 400)],
    ['80007', metaError(80007, 400)],
    ['130429', metaError(130429, 429)],
    ['131056', metaError(131056, 400)],
    ['131000', metaError(131000, 500)],
    ['131016', metaError(131016, 500)],
    ['2', metaError(2, 500)],
    ['503 by a gateway', gateway(503)],
    ['429 by a gateway', gateway(429)],
  ])(
    'answers 502 to a temporary refusal (%s) by WhatsApp, retries, and sends the message once',
    async (_case, answer) => {
      cloud.respondNext(answer);
      const citaId = await book();
      expect((await confirm(citaId)).status).toBe(502);
      expect(await first()).toMatchObject({
        state: 'QUEUED',
        tries: 1,
        failure: expect.stringMatching(/de nuevo/),
      });
      later(29);
      await deliverAll();
      expect(cloud.requests).toHaveLength(1);
      later(1);
      await deliverAll();
      await deliverAll();
      expect(cloud.accepted).toHaveLength(1);
      expect(await first()).toMatchObject({ state: 'SENT', tries: 2, failure: '' });
    },
  );

  it('retries after a Retry-After of WhatsApp only after that time', async () => {
    cloud.respondNext(metaError(130429, 429, { 'retry-after': '300' }));
    await confirm(await book());
    later(299);
    await deliverAll();
    expect(cloud.requests).toHaveLength(1);
    later(1);
    await deliverAll();
    expect(cloud.accepted).toHaveLength(1);
  });

  it('stops retrying after a few tries, and lets staff try again', async () => {
    for (let tries = 1; tries <= 5; tries += 1) cloud.respondNext(metaError(131016, 500));
    await confirm(await book());
    for (let tries = 2; tries <= 7; tries += 1) {
      later(3_600);
      await deliverAll();
    }
    expect(cloud.requests).toHaveLength(5);
    const { id } = await first();
    expect(await first()).toMatchObject({
      state: 'FAILED',
      tries: 5,
      failure: expect.stringMatching(/varias veces/),
    });
    const { body } = await desk.staff.graphql(`mutation { retryMessage(id: ${id}) { state failure } }`);
    expect(body.data.retryMessage).toEqual({ state: 'SENT', failure: '' });
    expect(cloud.accepted).toHaveLength(1);
  });

  it('retries the same message at once when staff ask again', async () => {
    cloud.respondNext(metaError(131016, 500));
    const citaId = await book();
    await confirm(citaId);
    expect((await confirm(citaId)).body.estado).toBe('enviada');
    expect(await desk.messages()).toHaveLength(1);
    expect(cloud.accepted).toHaveLength(1);
  });

  it('retries after a failed connection to WhatsApp, because nothing was sent', async () => {
    await cloud.stop();
    const citaId = await book();
    expect((await confirm(citaId)).status).toBe(502);
    expect(await first()).toMatchObject({ state: 'QUEUED', failure: expect.stringMatching(/conexión/) });
    await cloud.start();
    later(30);
    await deliverAll();
    expect(await first()).toMatchObject({ state: 'SENT' });
  });
});

describe('Uncertain send', () => {
  it.each([
    ['the connection breaks', hangUp],
    ['a gateway gives up', gateway(504)],
    ['something answers 500 without Meta’s error format', gateway(500)],
    ['something other than WhatsApp answers 200', gateway(200)],
  ])('does not repeat a message if %s', async (_case, answer) => {
    cloud.respondNext(answer);
    const citaId = await book();
    const { status, body } = await confirm(citaId);
    expect({ status, estado: body.estado }).toEqual({ status: 200, estado: 'pendiente' });
    expect(await first()).toMatchObject({ state: 'UNCERTAIN', failure: expect.stringMatching(/No se sabe/) });
    later(3_600);
    await sweep();
    await deliverAll();
    expect((await confirm(citaId)).body.id).toBe(body.id);
    expect(cloud.requests).toHaveLength(1);
  });

  it('notices on another instance that the sender of a message died, and does not repeat it', async () => {
    const held = cloud.holdNext();
    const answer = confirm(await book());
    await held.arrived;
    expect(await first()).toMatchObject({ state: 'SENDING' });
    later(119);
    await sweep(second);
    expect(await first()).toMatchObject({ state: 'SENDING' });
    later(2);
    await sweep(second);
    expect(await first()).toMatchObject({ state: 'UNCERTAIN' });
    expect(cloud.requests).toHaveLength(1);
    // The sender was only slow after all, so its late response is accepted.
    held.letGo();
    expect((await answer).body.estado).toBe('enviada');
    expect(await first()).toMatchObject({ state: 'SENT', provider_id: wamid(1), failure: '' });
    expect(cloud.requests).toHaveLength(1);
  });
});

describe('Automatic message', () => {
  beforeEach(() => desk.settings('confirmations = true'));

  it('sends an automatic message through the queue after a booking, once across all instances', async () => {
    const wishes = ['10:00', '11:00', '12:00', '13:00'].map((time, n) => ({
      ...visitor(n),
      date: '2026-11-20',
      time,
    }));
    await Promise.all(wishes.map((wish, n) => bookByRest((n % 2 ? second : product).client(), wish)));
    await cloud.untilAccepted(4);
    await sweep();
    await sweep(second);
    await Promise.all((await desk.messages()).flatMap(({ id }) => [deliver(id), deliver(id, second)]));
    expect(cloud.accepted).toHaveLength(4);
    expect(new Set(cloud.accepted.map(({ body }) => body.to)).size).toBe(4);
  });

  it('sends an automatic message once, however often its job runs at the same time', async () => {
    at('2026-11-19T02:00:00Z');
    await book();
    const { id } = await first();
    at('2026-11-19T11:00:00Z');
    await Promise.all(Array.from({ length: 20 }, (_, n) => deliver(id, n % 2 ? second : product)));
    expect(cloud.requests).toHaveLength(1);
  });

  it('delays an automatic message until the morning after a booking at night', async () => {
    at('2026-11-19T02:00:00Z');
    await book();
    expect(await first()).toMatchObject({ state: 'QUEUED', send_after: new Date('2026-11-19T11:00:00Z') });
    at('2026-11-19T10:59:00Z');
    await sweep();
    await deliverAll();
    expect(cloud.requests).toHaveLength(0);
    at('2026-11-19T11:00:00Z');
    // Only the sweep queues its job now.
    await sweep(second);
    await cloud.untilAccepted(1);
  });

  it('delays an automatic message until the morning if the queue only gets to it at night', async () => {
    at('2026-11-19T02:00:00Z');
    await book();
    await product.database.query(`update outbound_message set send_after = '2026-11-18T23:59:00Z'`);
    await deliverAll();
    expect(cloud.requests).toHaveLength(0);
    expect(await first()).toMatchObject({ state: 'QUEUED', send_after: new Date('2026-11-19T11:00:00Z') });
  });

  it('sends a message at night if staff request it, and not again in the morning', async () => {
    at('2026-11-19T02:00:00Z');
    const citaId = await book();
    expect((await confirm(citaId)).body.estado).toBe('enviada');
    expect(await first()).toMatchObject({ automatic: false, tries: 1 });
    at('2026-11-19T11:00:00Z');
    await sweep();
    await deliverAll();
    expect(cloud.requests).toHaveLength(1);
    expect(await desk.messages()).toHaveLength(1);
  });

  it('creates no automatic message if the morning would be too late', async () => {
    at('2026-11-20T02:00:00Z');
    await product.database.query(
      `update opening_hours set opens_at = 480 where service_type = 'PODIATRY' and weekday = 5`,
    );
    await desk.book('2026-11-20', '08:00');
    expect(await desk.messages()).toEqual([]);
    await product.database.query(`update opening_hours set opens_at = 540 where weekday = 5`);
  });

  it.each([
    ['cancelled', `update appointment set status = 'CANCELLED'`, 'delete from appointment_slot'],
    ['moved', `update appointment set date = '2026-11-21'`, `update appointment_slot set day = '2026-11-21'`],
    ['deleted', 'delete from appointment', 'select 1'],
  ])(
    'sends no automatic message about an appointment that was %s in the database',
    async (_case, ...statements) => {
      at('2026-11-19T02:00:00Z');
      await book();
      const { id } = await first();
      await product.database.query(`begin; ${statements.join(';')}; commit`);
      at('2026-11-19T11:00:00Z');
      await deliver(id);
      expect(cloud.requests).toHaveLength(0);
      expect(await first()).toMatchObject({ state: 'WITHDRAWN' });
    },
  );

  it('sends no automatic message about an hour that has begun', async () => {
    at('2026-11-19T02:00:00Z');
    await book();
    at('2026-11-20T13:00:00Z');
    await deliverAll();
    expect(cloud.requests).toHaveLength(0);
    expect(await first()).toMatchObject({ state: 'WITHDRAWN', failure: expect.stringMatching(/ya pasó/) });
  });

  it('leaves an automatic message to staff if the Cloud API is no longer set up', async () => {
    at('2026-11-19T02:00:00Z');
    await book();
    const { id } = await first();
    const byLinks = await startProduct({ databaseUrl: product.databaseUrl });
    byLinks.clock.instant = new Date('2026-11-19T11:00:00Z');
    await deliver(id, byLinks);
    product.onStop(() => byLinks.stop());
    expect(await first()).toMatchObject({ state: 'WAITING', driver: 'LINK' });
  });
});
