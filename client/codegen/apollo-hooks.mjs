import { importPath, operationsOf } from './operations-of.mjs';

/** Emits hooks such as `usePatientsQuery`, typed by Apollo Client's own hooks (client/src/apollo/apollo-hooks.ts). */
export const plugin = (_schema, documents, _config, { outputFile }) => {
  const operations = operationsOf(documents);
  const makers = [...new Set(operations.map(({ Kind }) => `hook${Kind}`))].sort();
  const from = importPath(outputFile, 'client/src/apollo/apollo-hooks');
  return {
    prepend: makers.length > 0 ? [`import { ${makers.join(', ')} } from '${from}';`] : [],
    content: operations
      .map(({ name, Kind }) => `export const use${name}${Kind} = /*#__PURE__*/ hook${Kind}(${name}Document);`)
      .join('\n'),
  };
};
