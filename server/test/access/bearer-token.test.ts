import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccessTokenStrategy } from '../../src/access/sessions/access-token.strategy.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct();

/** How often passport authenticated a request. */
let calls = 0;
beforeAll(() => {
  const strategy = product.app.get(AccessTokenStrategy);
  // eslint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { authenticate } = strategy;
  // passport calls it on an object that inherits from the strategy.
  strategy.authenticate = function counted(this: AccessTokenStrategy, ...values) {
    calls += 1;
    return Reflect.apply(authenticate, this, values);
  };
});
beforeEach(() => void (calls = 0));

interface Outcome {
  readonly rest: number;
  readonly graphql: string | undefined;
}

async function outcomes(authorization: string): Promise<{ open: Outcome; closed: Outcome }> {
  const client = product.client();
  const ask = async (path: string, query: string): Promise<Outcome> => {
    const { body } = await client.graphql(query, {}, { authorization });
    return {
      rest: (await client.get(path, { authorization })).status,
      graphql: body.errors?.[0].extensions.code,
    };
  };
  return {
    open: await ask('/api/get-csrf-token/', '{ clinic { name } }'),
    closed: await ask('/api/usuarios/me/', '{ me { id } }'),
  };
}

describe('Authorization header without a well-formed token', () => {
  it.each([
    ['one long word', 'a'.repeat(7_500)],
    ['a scheme alone', 'Bearer'],
    ['another scheme', 'Basic YWRtaW46Y2xhdmU='],
    ['two words after the scheme', `Bearer ${'a'.repeat(3_500)} ${'b'.repeat(3_500)}`],
    ['a word before the scheme', 'x Bearer abc'],
    ['many spaces', `Bearer${' '.repeat(7_500)}!`],
    ['characters that no token has', 'Bearer "abc"'],
  ])('does not pass to passport: %s', async (_case, authorization) => {
    expect(await outcomes(authorization)).toEqual({
      open: { rest: 200, graphql: undefined },
      closed: { rest: 401, graphql: 'UNAUTHENTICATED' },
    });
    expect(calls).toBe(0);
  });
});

it('passes a well-formed token to passport, however many spaces precede it', async () => {
  const allowed = { rest: 200, graphql: undefined };
  for (const begin of ['Bearer ', 'bearer ', 'Bearer   ']) {
    calls = 0;
    expect(await outcomes(`${begin}${product.staff.access}`)).toEqual({ open: allowed, closed: allowed });
    expect(calls).toBe(4);
  }
});
