import { beforeAll, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';
import { MessageHelper } from './message-helper.js';

const product = useSharedProduct();
const desk = new MessageHelper(product, product.staff);
beforeAll(async () => {
  await desk.clear();
  await desk.settings('confirmations = true');
  for (const date of ['2026-11-25', '2026-11-23', '2026-11-24']) await desk.book(date, '10:00');
});

const page = async (order: string, after?: string) => {
  const { body } = await desk.staff.graphql(
    `query ($order: MessageOrder!, $after: String) {
      outboundMessages(order: $order, first: 2, after: $after) { nodes { date } totalCount endCursor hasNextPage }
    }`,
    { order, after },
  );
  return body.data?.outboundMessages ?? body.errors[0].extensions;
};
const daysOf = ({ nodes }: { nodes: Array<{ date: string }> }) => nodes.map(({ date }) => date.slice(-2));

it.each([
  ['NEWEST', ['24', '23'], ['25']],
  ['APPOINTMENT', ['23', '24'], ['25']],
])('returns messages by %s in pages without gaps', async (order, first, second) => {
  const one = await page(order);
  expect([daysOf(one), one.totalCount, one.hasNextPage]).toEqual([first, 3, true]);
  const two = await page(order, one.endCursor);
  expect([daysOf(two), two.totalCount, two.hasNextPage]).toEqual([second, 3, false]);
});

it('refuses a cursor of another order', async () => {
  const { endCursor } = await page('NEWEST');
  expect(await page('APPOINTMENT', endCursor)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { after: expect.anything() },
  });
});
