import { expect, it } from '@jest/globals';
import { buildSchema, execute, type ExecutionResult, parse } from 'graphql';
import { formatGraphqlError } from './graphql-errors.js';

it('answers too many wrong values of one variable as a mistake of the request, not of the server', () => {
  const { errors = [] } = execute({
    schema: buildSchema('type Query { sum(of: [Int!]!): Int }'),
    document: parse('query ($of: [Int!]!) { sum(of: $of) }'),
    variableValues: { of: Array.from({ length: 60 }, () => 'x') },
  }) as ExecutionResult;
  const last = errors.at(-1);
  const formatted = {
    ...last?.toJSON(),
    message: last?.message ?? '',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };

  expect(formatGraphqlError(formatted, last)).toMatchObject({
    message: expect.stringContaining('Too many errors'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
