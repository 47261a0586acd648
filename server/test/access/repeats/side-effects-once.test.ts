import { expect, it } from '@jest/globals';
import { Importer } from '../../data/imports/import-helper.js';
import { FakeCloudApi, metaError } from '../../messages/fake-cloud-api.js';
import { MessageHelper } from '../../messages/message-helper.js';
import { addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { sendForm } from '../../product/public-form.js';
import { useProduct } from '../../product/use-product.js';
import { visitor } from '../../product/visitors.js';
import { answering, Receiver } from '../../integrations/webhooks/receiver.js';
import { WebhookHelper } from '../../integrations/webhooks/webhook-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({
  standIn: cloud,
  environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' },
  empty:
    'appointment, patient, outbound_message, import, supply, webhook, webhook_event, password_link, kept_answer',
});
const { staff } = product;
const desk = new MessageHelper(product, staff);
const hooks = new WebhookHelper(product, staff);

const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
/** The error for a patient's invalid number, which no retry fixes. */
const NOT_REACHED = 131026;
const FRIDAY = '2026-11-20';

const one = async (text: string): Promise<number | string> =>
  Object.values<number | string>((await product.database.query(text)).rows[0])[0]!;

async function failedMessage(): Promise<number> {
  await addPatient(product.database, 1, 'Rosa Soto', { phone_e164: '+56912345678' });
  const appointmentId = await desk.book(FRIDAY, '10:00', { patientId: await one('select id from patient') });
  const { body } = await staff.graphql(
    `mutation { sendMessage(appointmentId: ${appointmentId}, kind: CONFIRMATION) { id } }`,
  );
  return body.data.sendMessage.id;
}

interface Work {
  /** Creates the data that the mutation needs. @returns the mutation. */
  readonly prepare: () => Promise<string>;
  /** Waits for the work that the mutation started. */
  readonly rest?: () => Promise<unknown>;
  /** Counts how often the mutation took effect. */
  readonly done: () => Promise<unknown>;
  readonly once: unknown;
}

it.each<[string, Work]>([
  [
    'acceptWaitingOffer',
    {
      prepare: async () => {
        const { name: nombre, email, phone: telefono } = visitor(1);
        const wish = { nombre, email, telefono, desde: FRIDAY, hasta: FRIDAY, parte: 'todos' };
        expect((await sendForm(product, '/public/avisar', wish)).status).toBe(303);
        const id = await one('select id from waiting_entry');
        await staff.graphql(`mutation { offerWaitingHour(id: ${id}, date: "${FRIDAY}", time: "10:00") }`);
        return `acceptWaitingOffer(id: ${id})`;
      },
      done: () => one('select count(*)::int from appointment'),
      once: 1,
    },
  ],
  [
    'retryMessage',
    {
      prepare: async () => {
        // Fails twice, so that only the key prevents another try.
        for (let n = 0; n < 2; n += 1) cloud.respondNext(metaError(NOT_REACHED));
        return `retryMessage(id: ${await failedMessage()}) { id state tries failure }`;
      },
      done: async () => cloud.requests.length,
      once: 2,
    },
  ],
  [
    'applyImport',
    {
      prepare: async () => {
        const importer = new Importer(staff, 'insumos');
        const { id } = (await importer.upload('Nombre,Unidad\nGuantes,caja\nGasa,paquete\n')).body;
        await importer.check(id);
        return `applyImport(id: ${id}, input: { onSame: SKIP, onLikely: SKIP }) { id state }`;
      },
      rest: () => eventually(async () => (await one('select state from import')) === 'APPLIED'),
      done: () => one('select count(*)::int from supply'),
      once: 2,
    },
  ],
  [
    'makePasswordLink',
    {
      prepare: async () => `makePasswordLink(id: ${await one('select id from staff_user')}) { token }`,
      done: () => one(`select count(*)::int from password_link`),
      once: 1,
    },
  ],
])('%s takes effect once if repeated with its key, and returns the first response', async (_name, work) => {
  await isDoneOnce(work);
});

it('resends a webhook delivery once for repeated requests with a key', async () => {
  const receiver = new Receiver();
  await receiver.start();
  receiver.answers(answering(204));
  try {
    const { id } = await hooks.make(receiver.url, 'PATIENT_CREATED');
    await isDoneOnce({
      prepare: async () => {
        const input = {
          name: 'Rosa',
          phone: '9 1111 1111',
          email: 'r@demo.invalid',
          emergencyContact: 'Ana',
        };
        await staff.graphql(
          'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }',
          {
            input,
          },
        );
        await hooks.rest();
        return `resendWebhookDelivery(id: ${Number((await hooks.log(id))[0]?.['id'])}) { id state tries }`;
      },
      rest: () => hooks.rest(),
      done: async () => receiver.all.length,
      once: 2,
    });
  } finally {
    await receiver.stop();
  }
});

/** Sends two concurrent requests, and a third one afterwards. */
async function isDoneOnce({ prepare, rest, done, once }: Work): Promise<void> {
  const query = `mutation { ${await prepare()} }`;
  const ask = () => staff.graphql(query, {}, KEY);
  const answers = await Promise.all([ask(), ask()]);
  await rest?.();
  answers.push(await ask());
  await rest?.();
  expect(answers[0]?.body.errors).toBeUndefined();
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
  expect(await done()).toBe(once);
}
