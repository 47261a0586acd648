// @ts-check
import { format, resolveConfig } from 'prettier';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { inRoot } from '../bootstrap/checkout.mjs';

const HEADER = `// Written by \`npm run gen\` from openapi.json. Never edited by hand.
// With openapi-fetch it is a typed client of the REST API: docs/examples/rest-client.ts.

`;

/** The REST API's types, for TypeScript programs. @param {string} document openapi.json */
export async function restTypes(document) {
  const types = astToString(await openapiTypescript(JSON.parse(document), { alphabetize: true }));
  return format(`${HEADER}${types}`, {
    ...(await resolveConfig(inRoot('package.json'))),
    parser: 'typescript',
  });
}
