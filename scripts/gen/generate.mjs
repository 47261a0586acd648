// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from '../bootstrap/build.mjs';
import { inRoot, root } from '../bootstrap/checkout.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { runQuietly } from '../bootstrap/run-quietly.mjs';
import { licensesPage } from './licenses.mjs';

const COMPILED = 'dist.gen';
const SCHEMA = 'schema.graphql';
const LICENSES = 'docs/licenses.md';

/** Writes the licenses' page from the lock, schema.graphql from the resolvers, and the client's typed operations from it. */
export async function generate() {
  fs.writeFileSync(inRoot(LICENSES), licensesPage(root));
  fs.writeFileSync(inRoot(SCHEMA), await printSchema());
  await runCodegen([]);
}

/** @throws Failure when a generated file is not what `generate` would write; nothing is written. */
export async function checkGenerated() {
  demandSame(LICENSES, licensesPage(root));
  demandSame(SCHEMA, await printSchema());
  await runCodegen(['--check']);
}

/** @param {string} file @param {string} content */
function demandSame(file, content) {
  const written = fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : '';
  if (written !== content) throw new Failure(`${file} is stale: run npm run gen.`);
}

/**
 * Prints the schema from the current resolvers. Where dist/ is older, they are compiled to a separate folder: dist/ may
 * be running, and can only be built together with the client, which may need the files written here.
 */
async function printSchema() {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'huella-schema-')), SCHEMA);
  try {
    const program = isBuilt() ? ['dist/server/src/print-schema.js'] : await compileCopy();
    await run('Printing the schema', [...program, file]);
    return fs.readFileSync(file, 'utf8');
  } finally {
    fs.rmSync(path.dirname(file), { recursive: true });
  }
}

/** @returns {Promise<string[]>} how to run the copy's `print-schema`. */
async function compileCopy() {
  const to = ['--outDir', COMPILED, '--tsBuildInfoFile', `${COMPILED}/server.tsbuildinfo`];
  await run('Compiling the server', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', ...to]);
  const hooks = pathToFileURL(inRoot('scripts', 'gen', 'domain-of-compiled-copy.mjs')).href;
  return ['--import', hooks, `${COMPILED}/server/src/print-schema.js`];
}

/** @param {string[]} options */
async function runCodegen(options) {
  const codegen = 'node_modules/@graphql-codegen/cli/esm/bin.js';
  await run('Generating the operations (npm run gen)', [codegen, '--config', 'codegen.ts', ...options]);
}

/** @param {string} what @param {string[]} args */
async function run(what, args) {
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Failure(`${what} failed.\n${output.trim()}`);
}
