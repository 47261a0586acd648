import { expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';
import { answering, Receiver } from '../../integrations/webhooks/receiver.js';
import { WebhookHelper } from '../../integrations/webhooks/webhook-helper.js';

const product = useProduct({
  empty: 'closure, patient, kept_answer, webhook, webhook_event',
  environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' },
});
const { staff } = product;
const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
const once = (query: string, variables: object = {}) => staff.graphql(query, variables, KEY);
const countOf = async (table: string): Promise<number> =>
  (await product.database.query(`select count(*)::int as count from ${table}`)).rows[0].count;

it('merges patients once, and returns that result to a repeated request', async () => {
  await addPatient(product.database, 1, 'Rosa Soto');
  await addPatient(product.database, 2, 'Rosa Soto');
  const query = `mutation { mergePatients(
    input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }`;
  const first = await once(query);
  expect(first.body.data).toEqual({ mergePatients: { id: 1 } });
  expect((await once(query)).body).toEqual(first.body);
  // Without the key, the merged patient no longer exists.
  expect((await staff.graphql(query)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await countOf('patient_merge')).toBe(1);
});

it('imports holidays once: one that was deleted since does not come back', async () => {
  const query = `mutation { importHolidays(year: 2027, dates: ["2027-05-21"]) { id from } }`;
  const first = await once(query);
  expect(first.body.data.importHolidays).toHaveLength(1);
  await staff.graphql('mutation ($id: Int!) { deleteClosure(id: $id) }', {
    id: first.body.data.importHolidays[0].id,
  });
  expect((await once(query)).body).toEqual(first.body);
  expect(await countOf('closure')).toBe(0);
});

it('tests a webhook once for repeated requests, and the receiver gets one request', async () => {
  const receiver = new Receiver();
  await receiver.start();
  receiver.answers(answering(204));
  try {
    const { id } = await new WebhookHelper(product, staff).make(receiver.url, 'PATIENT_CREATED');
    const query = `mutation { testWebhook(id: ${id}) { id state } }`;
    const answers = await Promise.all([once(query), once(query)]);
    answers.push(await once(query));
    expect(answers[0]?.body.data.testWebhook.state).toBe('DELIVERED');
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(receiver.all).toHaveLength(1);
  } finally {
    await receiver.stop();
  }
});
