import { describe, expect, it } from '@jest/globals';
import { type PageOrder, readPage } from './page-cursor.js';

interface Row {
  readonly day: string;
  readonly name: string;
  readonly id: number;
}
const ROWS: readonly Row[] = ['Ana', 'Berta', 'Ñusta', 'Zoé'].map((name, index) => ({
  day: `2026-11-0${index + 1}`,
  name,
  id: index + 1,
}));
const ORDER: PageOrder<Row> = {
  name: 'ROWS',
  kinds: ['day', 'text', 'integer'],
  keysOf: ({ day, name, id }) => [day, name, id],
};
const page = (first: number, after?: string | null, order = ORDER) =>
  readPage({ first, after }, order, async (count, keys) => {
    const rest = keys ? ROWS.filter(({ id }) => id > Number(keys[2])) : ROWS;
    return rest.slice(0, count);
  });
const cursorOf = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');

describe('readPage', () => {
  it('returns consecutive pages without a gap, and marks the last one', async () => {
    const one = await page(3);
    expect([one.nodes, one.hasNextPage]).toEqual([ROWS.slice(0, 3), true]);
    const two = await page(3, one.endCursor);
    expect([two.nodes, two.hasNextPage]).toEqual([ROWS.slice(3), false]);
    expect(await page(3, two.endCursor)).toEqual({ nodes: [], endCursor: null, hasNextPage: false });
  });

  it('reports no next page if the page ends with the last row', async () => {
    expect((await page(4)).hasNextPage).toBe(false);
  });

  it('starts with the first row if there is no cursor', async () => {
    for (const none of [undefined, null, '']) expect((await page(1, none)).nodes).toEqual([ROWS[0]]);
  });

  it.each([
    ['no base64', 'ñ'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no list', Buffer.from('7').toString('base64url')],
    ['another order', cursorOf('OTHERS', '2026-11-01', 'Ana', 1)],
    ['too few keys', cursorOf('ROWS', '2026-11-01', 'Ana')],
    ['too many keys', cursorOf('ROWS', '2026-11-01', 'Ana', 1, 1)],
    ['no day', cursorOf('ROWS', '2026-13-01', 'Ana', 1)],
    ['no text', cursorOf('ROWS', '2026-11-01', 7, 1)],
    ['a text that can not be stored', cursorOf('ROWS', '2026-11-01', 'A\0', 1)],
    ['no whole number', cursorOf('ROWS', '2026-11-01', 'Ana', 1.5)],
    ['too large a number', cursorOf('ROWS', '2026-11-01', 'Ana', 2_147_483_648)],
  ])('refuses a cursor with %s', async (_what, cursor) => {
    await expect(page(1, cursor)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { after: expect.anything() },
    });
  });
});
