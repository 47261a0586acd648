import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, print, separateOperations } from 'graphql';
import { graphqlRequest } from './clinics.mjs';

const FEATURES = fileURLToPath(new URL('../client/src/features/', import.meta.url));
const sources = globSync('**/*.graphql', { cwd: FEATURES }).map((file) =>
  readFileSync(`${FEATURES}/${file}`, 'utf8'),
);
const operations = separateOperations(parse(sources.join('\n')));

/**
 * A request as the panel makes it. It fails here, rather than on the server, if the panel has no such operation or has
 * new variables, so that no refusal is measured as an answer.
 * @param {string} token
 * @param {string} name of an operation in the panel's `.graphql` files
 * @param {Readonly<Record<string, unknown>>} variables
 */
export function panelRequest(token, name, variables) {
  const document = operations[name];
  const operation = document?.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') throw new Error(`the panel has no operation ${name}`);
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? [])
    if (type.kind === 'NonNullType' && !defaultValue && variables[variable.name.value] === undefined)
      throw new Error(`${name} needs the variable ${variable.name.value}`);
  return graphqlRequest(token, print(document), variables, name);
}
