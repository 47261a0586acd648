import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { routesOf } from '../../product/routes.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const PATH = '/api/openapi.json';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

describe('Description of the REST API', () => {
  it('serves the description to all, and returns it again only if it has changed', async () => {
    const { status, headers, body } = await product.client().get(PATH);
    expect({ status, openapi: (body as Description).openapi }).toEqual({ status: 200, openapi: '3.1.0' });
    const again = await product.client().get(PATH, { 'if-none-match': headers.get('etag') ?? '' });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  });

  it('describes exactly the endpoints that are served', async () => {
    const { body } = await product.client().get(PATH);
    const described = Object.entries((body as Description).paths).flatMap(([address, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${address}`),
    );
    const served = routesOf(product)
      .filter(({ method, url }) => /^\/(api|health)\//.test(url) && !['HEAD', 'OPTIONS'].includes(method))
      .map(({ method, url }) => `${method} ${url.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`)
      .filter((endpoint) => !/^GET \/api\/(openapi\.json|docs)$/.test(endpoint));
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });

  it('describes every file, and every response as open to keys that later versions add', async () => {
    const { body } = await product.client().get(PATH);
    const contents: Array<readonly [string, object]> = [];
    const closedSchemas: unknown[] = [];
    JSON.stringify(body, (key, value: unknown) => {
      if (key === 'content') contents.push(...Object.entries(value as Record<string, object>));
      if (key === 'additionalProperties' && value === false) closedSchemas.push(value);
      return value;
    });
    expect(contents.length).toBeGreaterThan(100);
    expect(contents.filter(([, content]) => !('schema' in content))).toEqual([]);
    expect(closedSchemas).toEqual([]);
  });

  it('passes the linter, with examples that match their schemas', async () => {
    const source = await readFile(path.join(PROJECT_ROOT, 'openapi.json'), 'utf8');
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'info-license': 'off', 'no-invalid-media-type-examples': 'error' },
    });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });
});
