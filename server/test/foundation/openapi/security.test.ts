import { KEY_AREAS } from '#domain/access/keys/api-key.js';
import { beforeAll, expect, it } from '@jest/globals';
import { createProgram } from '../../product/keys.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly object[];
}

// Authenticated by a signature instead of a session.
const SIGNED = /^(get|post) \/api\/notificaciones\/whatsapp\/webhook$/;

let operations: Operation[] = [];
beforeAll(async () => {
  const { body } = await product.client().get('/api/openapi.json');
  const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>);
  operations = paths
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        name: `${method} ${path}`,
        method,
        path: path.replaceAll(/\{\w+\}/g, '999999'),
        security,
      })),
    )
    .filter(({ name }) => !SIGNED.test(name));
});

/** The operations that do not refuse the client. */
async function openTo(client: TestClient): Promise<string[]> {
  const open: string[] = [];
  for (const { name, method, path } of operations) {
    const body = method === 'post' || method === 'put' ? {} : undefined;
    const { status } = await client.send(method.toUpperCase(), path, body);
    if (status !== 401 && status !== 403) open.push(name);
  }
  return open;
}

const described = (scheme: object): string[] =>
  operations
    .filter(({ security }) => security.some((one) => JSON.stringify(one) === JSON.stringify(scheme)))
    .map(({ name }) => name);

it('describes exactly the operations that a key with all rights can call as open to keys', async () => {
  const rights = Object.fromEntries(KEY_AREAS.map((area) => [area, 'WRITE' as const]));
  expect(described({ programKey: [] }).length).toBeGreaterThan(50);
  expect(await openTo(await createProgram(product, rights))).toEqual(described({ programKey: [] }));
});

it('describes exactly the public operations as open to all', async () => {
  expect(await openTo(product.client())).toEqual(described({}));
});
