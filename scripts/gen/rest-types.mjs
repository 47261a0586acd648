// @ts-check
import fs from 'node:fs';
import { format } from 'oxfmt';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { inRoot } from '../bootstrap/checkout.mjs';

const HEADER = `// Written by \`npm run gen\` from openapi.json. Never edited by hand.
// With openapi-fetch it is a typed client of the REST API: docs/examples/rest-client.ts.

`;

/** The REST API's types, for TypeScript programs. @param {string} document openapi.json */
export async function restTypes(document) {
  const types = astToString(await openapiTypescript(JSON.parse(document), { alphabetize: true }));
  const { code, errors } = await format('rest-types.ts', `${HEADER}${types}`, formatting());
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** @returns {import('oxfmt').FormatConfig} */
const formatting = () => JSON.parse(fs.readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
