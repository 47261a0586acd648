// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../bootstrap/checkout.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { runQuietly } from '../bootstrap/run-quietly.mjs';
import { withLevels } from './levels-picture.mjs';
import { withOwners } from './owners-table.mjs';
import { licensesPage } from './licenses.mjs';
import { renewedDigests } from './released-api.mjs';
import { restTypes } from './rest-types.mjs';

const COMPILED = 'dist.gen';
/** The printing program and the file generated from the server's code. */
const PRINTED = { 'print-schema.js': 'schema.graphql', 'print-openapi.js': 'openapi.json' };
const ARCHITECTURE = 'docs/architecture.md';
const LICENSES = 'docs/licenses.md';
const RELEASED_SCHEMA = 'docs/released-schema.graphql';
const RELEASED_DESCRIPTION = 'docs/released-openapi.json';
const REST_TYPES = 'docs/examples/huella-rest.generated.ts';

/**
 * Writes all generated files:
 * - docs/architecture.md: the levels of the server's folders, and the owners of tables;
 * - docs/licenses.md, from the lock file;
 * - schema.graphql from the resolvers, and from it the panel's typed operations;
 * - openapi.json from the controllers, and from it the types of the examples;
 * - with a new version of the product, the digests of the released API.
 * @throws Failure after all other files are written, if a breaking change is not listed in docs/changes.md.
 */
export async function generate() {
  const files = await generated();
  write(files);
  await runCodegen([]);
  write(digestsAfter(files));
}

/**
 * Writes nothing.
 * @throws Failure if a generated file is stale, or a breaking change is not listed in docs/changes.md.
 */
export async function checkGenerated() {
  const files = await generated();
  for (const [file, content] of [...files, ...digestsAfter(files)]) checkSame(file, content);
  await runCodegen(['--check']);
}

/** @typedef {[file: string, content: string]} Generated */

/** @param {readonly Generated[]} files */
function write(files) {
  for (const [file, content] of files) fs.writeFileSync(inRoot(file), content);
}

/** @param {readonly Generated[]} files @returns {Generated[]} */
function digestsAfter(files) {
  const byName = new Map(files);
  const released = { schema: read(RELEASED_SCHEMA), description: read(RELEASED_DESCRIPTION) };
  const current = {
    schema: byName.get('schema.graphql') ?? '',
    description: byName.get('openapi.json') ?? '',
  };
  const { schema, description } = renewedDigests(released, current, read('docs/changes.md'));
  return [
    [RELEASED_SCHEMA, schema],
    [RELEASED_DESCRIPTION, description],
  ];
}

/** @param {string} file @throws Failure if it is missing. */
function read(file) {
  if (!fs.existsSync(inRoot(file)))
    throw new Failure(`${file} is missing, and only git has it: git checkout -- ${file}`);
  return fs.readFileSync(inRoot(file), 'utf8');
}

/** @returns {Promise<Generated[]>} */
async function generated() {
  const printed = await printServer();
  return [
    [ARCHITECTURE, withOwners(withLevels(read(ARCHITECTURE)))],
    [LICENSES, licensesPage(root)],
    ...printed,
    [REST_TYPES, await restTypes(new Map(printed).get('openapi.json') ?? '')],
  ];
}

/** @param {string} file @param {string} content */
function checkSame(file, content) {
  const written = fs.existsSync(inRoot(file)) ? read(file) : '';
  if (written !== content) throw new Failure(`${file} is stale: run npm run gen.`);
}

/**
 * The files that the server's code describes. The server is compiled into a folder of its own, because dist/ may be
 * running, lacks the description of the REST API, and is built with the client, which may need the files written here.
 * @returns {Promise<Generated[]>}
 */
async function printServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-printed-'));
  try {
    const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
    const hooks = await compileCopy();
    /** @type {Generated[]} */
    const printed = [];
    for (const [program, file] of Object.entries(PRINTED)) {
      const to = path.join(folder, file);
      await run(`Printing ${file}`, [
        ...['--import', hooks, `${COMPILED}/server/src/${program}`],
        ...[to, version],
      ]);
      printed.push([file, fs.readFileSync(to, 'utf8')]);
    }
    return printed;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<string>} the module that the copy must be run with. */
async function compileCopy() {
  const to = ['--outDir', COMPILED, '--tsBuildInfoFile', `${COMPILED}/server.tsbuildinfo`];
  await run('Compiling the server', ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.gen.json', ...to]);
  return pathToFileURL(inRoot('scripts', 'gen', 'domain-of-compiled-copy.mjs')).href;
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
