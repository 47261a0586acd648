import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { root } from './bootstrap/checkout.mjs';

const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
const ROOTS = ['Query', 'Mutation', 'Subscription'];

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}
const unless = (prefix: string, one: Described): string[] => (one.description ? [] : [prefix + one.name]);

function undescribed(type: GraphQLNamedType): string[] {
  const own = ROOTS.includes(type.name) ? [] : unless('', type);
  const within = `${type.name}.`;
  if (isEnumType(type)) return [...own, ...type.getValues().flatMap((value) => unless(within, value))];
  if (isInputObjectType(type)) {
    return [...own, ...Object.values(type.getFields()).flatMap((field) => unless(within, field))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields()).flatMap((field) => [
    ...unless(within, field),
    ...field.args.flatMap((argument) => unless(`${within}${field.name}: `, argument)),
  ]);
  return [...own, ...fields];
}

it('has a description for everything in the GraphQL schema', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  expect(types.flatMap(undescribed)).toEqual([]);
});
