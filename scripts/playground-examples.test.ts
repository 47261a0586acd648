import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { examplesOf } from '../client/src/playground/examples.js';
import { root } from './bootstrap/checkout.mjs';

const EXAMPLES = examplesOf('2026-11-30');
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));

const PAGE = readFileSync(path.join(root, 'docs/api.md'), 'utf8');

describe('the documentation of the API', () => {
  const examples = [...PAGE.matchAll(/```graphql\n([^]*?)```/g)].map(([, query]) => query ?? '');

  it('has valid GraphQL examples', () => {
    expect(examples.length).toBeGreaterThan(5);
    expect(examples.flatMap((query) => validate(schema, parse(query)).map(({ message }) => message))).toEqual(
      [],
    );
  });
});

describe('the examples of the playground', () => {
  it.each(
    EXAMPLES.map(({ query, variables }) => [
      /(query|mutation|subscription) \w+/.exec(query)?.[0],
      query,
      variables,
    ]),
  )(
    'finds a valid example in the playground, with matching variables: %s',
    (_name, query = '', variables = '') => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const operation = getOperationAST(document);
      const { errors } = getVariableValues(
        schema,
        operation?.variableDefinitions ?? [],
        JSON.parse(variables) as Record<string, unknown>,
      );
      expect(errors).toBeUndefined();
    },
  );

  it('finds ten examples in the playground, one of them a subscription', () => {
    expect(EXAMPLES).toHaveLength(10);
    expect(EXAMPLES.filter(({ query }) => /^subscription /m.test(query))).toHaveLength(1);
  });
});
