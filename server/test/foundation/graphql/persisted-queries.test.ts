import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

const QUERY = '{ clinic { name } }';
const HASH = createHash('sha256').update(QUERY).digest('hex');

it.each([
  ['the hash of another query', { version: 1, sha256Hash: HASH.replace(/^./, 'x') }, QUERY],
  ['another version', { version: 2, sha256Hash: HASH }, QUERY],
  ['no hash', { version: 1 }, QUERY],
  ['a text', 'x', QUERY],
  ['an empty query', { version: 1, sha256Hash: HASH }, ''],
  ['an object for its hash', { version: 1, sha256Hash: { toString: 1 } }, undefined],
  ['a list for its hash', { version: 1, sha256Hash: [[HASH]] }, undefined],
])('refuses a persisted query with %s as a client error', async (_what, persistedQuery, query) => {
  const extensions = { persistedQuery };
  const client = product.client();
  const inAddress = new URLSearchParams({
    ...(query !== undefined && { query }),
    extensions: JSON.stringify(extensions),
  });
  for (const { status, body } of [
    await client.post('/graphql', { query, extensions }),
    await client.get(`/graphql?${inAddress.toString()}`, { 'apollo-require-preflight': 'x' }),
  ])
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
});

it('stores a persisted query with its hash, and finds it by the hash alone', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASH } };
  const answers = [];
  for (const query of [undefined, QUERY, undefined, null])
    answers.push(await product.client().post('/graphql', { query, extensions }));
  const [unknown, ...known] = answers.map(({ body }) => body);
  expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  for (const body of known) expect(body.data.clinic.name).toEqual(expect.any(String));
});
