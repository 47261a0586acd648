import { describe, expect, it } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

const nest = (field: string, levels: number): string =>
  levels === 0 ? 'name' : `${field} { ${nest(field, levels - 1)} }`;

describe('Introspection', () => {
  it.each([
    ['nothing more', {}],
    [
      'everything there is',
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
  ])('answers the standard introspection query with %s', async (_case, options) => {
    const { status, body } = await product.client().graphql(getIntrospectionQuery(options));
    expect(status).toBe(200);
    expect(buildClientSchema(body.data).getQueryType()?.name).toBe('Query');
  });

  it.each([
    [
      'of fields of types',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    ],
    ['of types within types', `{ __schema { types { ${nest('ofType', 40)} } } }`],
    ['of one type', `{ __type(name: "Query") { ${nest('ofType', 40)} } }`],
    [
      'through fragments',
      `{ __schema { types { ...A } } } fragment A on __Type { ${nest('ofType', 15).replace('name', '...B')} }
       fragment B on __Type { ${nest('ofType', 15)} }`,
    ],
  ])('refuses infinitely nested introspection: %s', async (_case, query) => {
    const { status, body } = await product.client().graphql(query);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
