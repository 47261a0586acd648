import { beforeEach, expect, it } from '@jest/globals';
import { useProduct } from '../product/use-product.js';
import { FakeCloudApi, metaError, wamid } from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({ behindWire: true, standIn: cloud });
const desk = new MessageHelper(product, product.staff);
beforeEach(() => desk.clear());

it.each([
  ['accepted it', undefined, 'SENT'],
  ['refused it', metaError(131026), 'FAILED'],
  ['asked to wait', metaError(130429, 429), 'QUEUED'],
] as const)(
  'records that WhatsApp %s, even if the database was away at that moment',
  async (_case, answer, state) => {
    const held = cloud.holdNext(answer);
    const asked = desk.staff.post('/api/notificaciones/whatsapp/confirmacion/', {
      cita_id: await desk.book('2026-11-20', '10:00'),
    });
    await held.arrived;
    await product.wire.cut();
    held.letGo();
    await held.answered;
    await product.wire.mend();
    await asked;
    expect(await desk.messages()).toMatchObject([
      { state, tries: 1, provider_id: state === 'SENT' ? wamid(1) : null },
    ]);
    expect(cloud.requests).toHaveLength(1);
  },
);
