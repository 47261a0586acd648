import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { addClinicalRecord } from '../product/builders.js';
import { useProduct } from '../product/use-product.js';
import { FakeCloudApi, hangUp, metaError } from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({ standIn: cloud });
const desk = new MessageHelper(product, product.staff);
beforeEach(() => desk.clear());

const confirm = async () =>
  desk.staff.post('/api/notificaciones/whatsapp/confirmacion/', {
    cita_id: await desk.book('2026-11-20', '10:00'),
  });

describe("Message whose patient's data are removed while it is being sent", () => {
  const ERASED = { body: '(suprimido)', recipient: '', parameters: [], provider_id: null };

  it.each([
    ['accepts it', undefined, 'SENT'],
    ['refuses it', metaError(131026), 'FAILED'],
    ['is busy', metaError(131056), 'WITHDRAWN'],
    ['breaks off', hangUp, 'UNCERTAIN'],
  ])(
    "keeps no text or recipient of a removed patient's message once WhatsApp %s",
    async (_case, response, state) => {
      await addClinicalRecord(product.database, 1);
      const held = cloud.holdNext(response);
      const answer = confirm();
      await held.arrived;
      const { body } = await desk.staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
      held.letGo();
      await answer;
      expect(body).toEqual({ data: { suppressPatient: { kind: 'REDUCED' } } });
      expect((await desk.messages())[0]).toMatchObject({ ...ERASED, state });
    },
  );

  it("keeps no text or recipient of a removed patient's message after its instance died, or on a late response", async () => {
    await addClinicalRecord(product.database, 1);
    const held = cloud.holdNext();
    const answer = confirm();
    await held.arrived;
    await desk.staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    product.clock.instant = new Date(product.clock.instant.getTime() + 121_000);
    await desk.run(MessageSweep, (sweeper) => sweeper.run());
    const givenUp = await desk.messages();
    held.letGo();
    await answer;
    expect(givenUp).toMatchObject([{ ...ERASED, state: 'UNCERTAIN' }]);
    expect((await desk.messages())[0]).toMatchObject({ ...ERASED, state: 'SENT' });
  });
});
