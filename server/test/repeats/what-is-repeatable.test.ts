import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { PROJECT_ROOT } from '../../src/config.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct();

interface Operation {
  readonly operationId: string;
  readonly parameters?: ReadonlyArray<{ readonly name: string }>;
}

it('every POST of the REST API takes an idempotency key, but those that make nothing, and files that wait for a person', async () => {
  const { paths } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const posts = Object.values(paths).flatMap(({ post }) => (post ? [post] : []));
  const without = posts.filter(
    ({ parameters = [] }) => !parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(without.map(({ operationId }) => operationId).sort()).toEqual([
    'exportPerson',
    'logIn',
    'logOut',
    'noteWhatsappReports',
    'refreshSession',
    'uploadPatientImport',
    'uploadSupplyImport',
  ]);
});

it('every mutation that creates something takes one, but those whose answer shows a secret once', () => {
  const mutations =
    product.app.get(GraphQLSchemaHost, { strict: false }).schema.getMutationType()?.getFields() ?? {};
  const without = Object.values(mutations).filter(
    ({ name, extensions }) =>
      /^(create|book|issue|register|record|block|send)[A-Z]/.test(name) && !extensions['repeatable'],
  );
  expect(without.map(({ name }) => name).sort()).toEqual([
    'createApiKey',
    'createCalendarFeed',
    'createMyCalendarFeed',
    'createWebhook',
  ]);
});
