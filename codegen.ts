import type { CodegenConfig } from '@graphql-codegen/cli';

const besideTheOperations = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts' },
  config: {
    scalars: { LocalDate: 'string', LocalTime: 'string', Rut: 'string', Clp: 'number', DateTime: 'string' },
    strictScalars: true,
    useTypeImports: true,
    // domain/ has the enum values; generated ones would duplicate them.
    enumType: 'string-literal',
  },
};

/**
 * `*.graphql` become hooks of Apollo Client, for the panel. `*.fetch.graphql` become texts for
 * `fetchGraphql`, for the public page and the session, which don't wait for Apollo to load.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/': {
      ...besideTheOperations,
      documents: ['client/src/**/*.graphql', '!client/src/**/*.fetch.graphql'],
      plugins: ['typescript-operations', 'typed-document-node', './client/codegen/apollo-hooks.mjs'],
    },
    // The same folder: two outputs need two keys.
    './client/': {
      ...besideTheOperations,
      documents: ['client/src/**/*.fetch.graphql'],
      plugins: ['typescript-operations', './client/codegen/fetch-operations.mjs'],
    },
  },
};

export default config;
