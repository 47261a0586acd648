import { describe, expect, it } from '@jest/globals';
import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import { MAX_WEBHOOKS } from '#domain/integrations/webhooks/webhook.js';
import { NOON } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { WebhookHelper } from './webhook-helper.js';

const product = useSharedProduct({ empty: 'webhook, webhook_event, security_event' });
const { staff } = product;
const desk = new WebhookHelper(product, staff);
const ADDRESS = 'https://tienda.example/hooks?de=huella';
const fields = async (input: object) => (await desk.ask(input as never)).body.errors?.[0]?.extensions?.fields;

describe('Webhook', () => {
  it('creates a webhook with a secret that is stored encrypted and never shown again', async () => {
    const { body } = await desk.ask({ address: ADDRESS, events: ['STOCK_CRITICAL', 'APPOINTMENT_MOVED'] });
    const { secret, webhook } = body.data.createWebhook;
    expect(webhook).toEqual({
      id: expect.any(Number),
      address: ADDRESS,
      events: ['APPOINTMENT_MOVED', 'STOCK_CRITICAL'],
      state: 'ACTIVE',
      version: 1,
      lastDeliveredAt: null,
      restsUntil: null,
      retryingCount: 0,
      givenUpCount: 0,
    });
    const { rows } = await product.database.query('select sealed from webhook_secret');
    const plain = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(plain).toHaveLength(32);
    expect(rows[0].sealed.includes(plain)).toBe(false);
    expect(JSON.stringify(await desk.list())).not.toContain(secret);
  });

  it.each([
    [{ address: '', events: ['STOCK_CRITICAL'] }, 'address', 'Falta la dirección.'],
    [{ address: 'ftp://x.cl/', events: ['STOCK_CRITICAL'] }, 'address', WEBHOOK_MESSAGES.address],
    [{ address: 'https://ana:clave@x.cl/', events: ['STOCK_CRITICAL'] }, 'address', WEBHOOK_MESSAGES.address],
    [{ address: 'http://x.cl/', events: ['STOCK_CRITICAL'] }, 'address', WEBHOOK_MESSAGES.notEncrypted],
    [
      { address: 'https://10.0.0.7/', events: ['STOCK_CRITICAL'] },
      'address',
      WEBHOOK_MESSAGES.privateAddress,
    ],
    [{ address: 'https://0x7f.1/', events: ['STOCK_CRITICAL'] }, 'address', WEBHOOK_MESSAGES.privateAddress],
    [{ address: 'https://[::1]/', events: ['STOCK_CRITICAL'] }, 'address', WEBHOOK_MESSAGES.privateAddress],
    [{ address: ADDRESS, events: [] }, 'events', WEBHOOK_MESSAGES.noEvents],
    [{ address: ADDRESS, events: ['STOCK_CRITICAL', 'STOCK_CRITICAL'] }, 'events', WEBHOOK_MESSAGES.events],
  ])('creates no webhook from %j', async (input, field, sentence) => {
    expect(await fields(input)).toEqual({ [field]: [sentence] });
    expect(await desk.list()).toEqual([]);
  });

  it("lets only a user who saw a webhook's current version change it, and logs its creation, change and end", async () => {
    const { id } = await desk.make(ADDRESS, 'STOCK_CRITICAL');
    const input = { address: 'https://otra.example/', events: ['PATIENT_CREATED'] };
    expect((await desk.change(id, 1, input)).body.data.updateWebhook).toMatchObject({ ...input, version: 2 });
    expect((await desk.change(id, 1, input)).body.errors[0].extensions.code).toBe('STALE');
    expect((await desk.setActive(id, false)).body.data.setWebhookActive).toEqual({ state: 'STOPPED' });
    await desk.setActive(id, false);
    await desk.remove(id);
    expect((await desk.remove(id)).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await desk.list()).toEqual([]);
    const { body } = await staff.graphql(
      '{ securityEvents(first: 9) { nodes { kind staffName channel about } } }',
    );
    const by = { staffName: 'admin', channel: 'API' };
    // Logs only the host: a path may contain what only the receiver should know.
    expect(body.data.securityEvents.nodes).toEqual([
      { kind: 'WEBHOOK_REMOVED', ...by, about: `otra.example (n.º ${id})` },
      { kind: 'WEBHOOK_CHANGED', ...by, about: `otra.example (n.º ${id})` },
      { kind: 'WEBHOOK_CHANGED', ...by, about: `tienda.example → otra.example (n.º ${id})` },
      { kind: 'WEBHOOK_MADE', ...by, about: `tienda.example (n.º ${id})` },
    ]);
  });

  it(`limits webhooks to ${MAX_WEBHOOKS}, however many are created at the same time`, async () => {
    const asked = Array.from({ length: MAX_WEBHOOKS + 4 }, () =>
      desk.ask({ address: ADDRESS, events: ['STOCK_CRITICAL'] }),
    );
    const refused = (await Promise.all(asked)).flatMap(({ body }) => body.errors ?? []);
    expect(refused.map(({ extensions }) => extensions.fields)).toEqual(
      Array.from({ length: 4 }, () => ({ address: [WEBHOOK_MESSAGES.tooMany] })),
    );
    expect(await desk.list()).toHaveLength(MAX_WEBHOOKS);
  });

  it('calls no receiver of a webhook without a secret, as after a restore, until it gets a new one', async () => {
    const { id } = await desk.make(ADDRESS, 'PATIENT_CREATED');
    await product.database.query('delete from webhook_secret');
    await product.database.query(
      `insert into patient (rut, name, phone, email) values (next_provisional_rut(), 'Ana', '1', 'a@b.cl')`,
    );
    expect((await desk.list())[0]).toMatchObject({ state: 'WITHOUT_SECRET' });
    expect(await desk.log(id)).toEqual([]);
    expect((await desk.test(id)).body.errors[0]).toMatchObject({
      message: WEBHOOK_MESSAGES.cannotSend,
      extensions: { code: 'WEBHOOK_REFUSED' },
    });
    await desk.renew(id);
    expect((await desk.list())[0]).toMatchObject({ state: 'ACTIVE' });
  });
});

describe('Delivery log of a webhook', () => {
  const DAY_MS = 86_400_000;
  it('keeps deliveries in the log for 30 days, and waiting ones as long as they wait', async () => {
    const { id } = await desk.make(ADDRESS, 'STOCK_CRITICAL');
    const add = (days: number, state: string, settled: Date | null) =>
      product.database.query(
        `with happened as (
           insert into webhook_event (type, at, subject, facts) values ('STOCK_CRITICAL', $1, 'supply:1', '{"supplyId":1}')
           returning id)
         insert into webhook_delivery (webhook_id, event_id, subject, state, settled_at, next_try_at)
         select $2, id, 'supply:1', $3, $4, $5 from happened`,
        [new Date(NOON.getTime() - days * DAY_MS), id, state, settled, new Date(NOON.getTime() + DAY_MS)],
      );
    await add(31, 'DELIVERED', NOON);
    await add(31, 'GIVEN_UP', NOON);
    await add(31, 'WAITING', null);
    await add(29, 'DELIVERED', NOON);
    await desk.removeOld();
    expect((await desk.log(id)).map(({ state }) => state)).toEqual(['WAITING', 'DELIVERED']);
    const { rows } = await product.database.query('select from webhook_event');
    expect(rows).toHaveLength(2);
  });
});
