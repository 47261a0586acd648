import { print, stripIgnoredCharacters } from 'graphql';
import { importPath, operationsOf } from './operations-of.mjs';

/** Emits constants such as `LoginOperation`: an operation's text, kind and types, for `fetchGraphql`. */
export const plugin = (_schema, documents, _config, { outputFile }) => {
  const from = importPath(outputFile, 'client/src/calls/fetch-graphql');
  return {
    prepend: [`import type { FetchOperation } from '${from}';`],
    content: operationsOf(documents)
      .map(({ definition, name, kind, Kind }) => {
        const types = `${name}${Kind}, ${name}${Kind}Variables`;
        const text = JSON.stringify(stripIgnoredCharacters(print(definition)));
        return `export const ${name}Operation: FetchOperation<${types}> = { name: '${name}', kind: '${kind}', text: ${text} };`;
      })
      .join('\n'),
  };
};
