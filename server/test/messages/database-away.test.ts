import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../product/start-product.js';
import { Wire } from '../product/wire.js';
import { CloudStandIn, metaError, wamid } from './cloud-stand-in.js';
import { MessageDesk } from './message-desk.js';

const cloud = new CloudStandIn();
let product: TestProduct;
let behindTheWire: TestProduct;
let wire: Wire;
let desk: MessageDesk;
let far: MessageDesk;
beforeAll(async () => {
  await cloud.start();
  product = await startProduct({ environment: cloud.environment });
  const address = new URL(product.databaseUrl);
  wire = new Wire({ host: address.hostname, port: Number(address.port) });
  await wire.mend();
  address.port = String(wire.port);
  behindTheWire = await startProduct({ environment: cloud.environment, databaseUrl: address.href });
  desk = new MessageDesk(product, await product.logIn());
  far = new MessageDesk(behindTheWire, await behindTheWire.logIn());
  await desk.clear();
});
afterAll(async () => {
  await behindTheWire.stop();
  await wire.cut();
  await product.stop();
  await cloud.stop();
});

it.each([
  ['took it', undefined, 'SENT'],
  ['refused it', metaError(131026), 'FAILED'],
  ['asked to wait', metaError(130429, 429), 'QUEUED'],
] as const)(
  'notes that WhatsApp %s, though the database was away when it said so',
  async (_case, answer, state) => {
    await desk.clear();
    cloud.forget();
    const held = cloud.holdNext(answer);
    const asked = far.staff.post('/api/notificaciones/whatsapp/confirmacion/', {
      cita_id: await desk.book('2026-11-20', '10:00'),
    });
    await held.arrived;
    await wire.cut();
    held.letGo();
    await held.answered;
    await wire.mend();
    await asked;
    expect(await desk.messages()).toMatchObject([
      { state, tries: 1, provider_id: state === 'SENT' ? wamid(1) : null },
    ]);
    expect(cloud.requests).toHaveLength(1);
  },
);
