import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

it('shows the running version to staff, and to programs in both public descriptions', async () => {
  const { version } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const { body } = await product.staff.graphql('{ runningVersion { version commit } }');
  expect(body.data).toEqual({ runningVersion: { version, commit: null } });
  expect((await product.client().get('/api/openapi.json')).body.info.version).toBe(version);
  expect((await product.client().get('/fhir/metadata')).body.software).toEqual({ name: 'Huella', version });
});
