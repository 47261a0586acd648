// @ts-check
// Packs the packages that the built server imports into some 60 files below dist/node_modules, where Node finds them
// first, and the parts of packages and of the server that a start loads into some 50 files in dist/start
// (docs/decisions/0036-bundled-packages.md).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UNPACKED } from './release/unpacked-packages.mjs';

/** Packages try to load optional ones that are not installed, and work without them. */
const EXPECTED = ['UNRESOLVED_IMPORT', 'EVAL', 'CIRCULAR_DEPENDENCY'];

/**
 * V8 keeps the text of every loaded file, with two bytes per character if any is not Latin-1. Names are kept: MikroORM
 * reads the names of constructor parameters.
 * @type {import('rolldown').OutputOptions}
 */
const SHORT = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
};

// Vite's copy of rolldown, so that only one bundler has to be kept up to date.
const ofVite = createRequire(createRequire(import.meta.url).resolve('vite'));
/** @type {typeof import('rolldown')} */
const { rolldown } = await import(pathToFileURL(ofVite.resolve('rolldown')).href);
/** @type {typeof import('rolldown/parseAst')} */
const { parseAst } = await import(pathToFileURL(ofVite.resolve('rolldown/parseAst')).href);

const root = path.resolve(import.meta.dirname, '..');
const built = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const packed = path.join(built, 'node_modules');
const start = path.join(built, 'start');
const imports = findImports();

fs.rmSync(packed, { recursive: true, force: true });
fs.rmSync(start, { recursive: true, force: true });
// Packed before the packages, because Node and rolldown would find those first.
await pack(
  { main: path.join(built, 'server/src/main.js') },
  { dir: start, entryFileNames: '[name].js', chunkFileNames: '[name].mjs', ...SHORT },
  {
    name: 'places-of-modules',
    resolveId: (id) => (id.startsWith('#domain/') ? id.replace('#', `${built}/`) : null),
    transform: (code, id) => (id.startsWith(built) ? withPlace(code, id) : null),
  },
  {
    // An import reads all exports of a module; for `http`, that would load Node's own fetch and WebSocket.
    name: 'http-without-clients',
    resolveId: (id) => (/^(node:)?http$/.test(id) ? '\0http' : null),
    load: (id) => (id === '\0http' ? "module.exports = process.getBuiltinModule('node:http')" : null),
  },
);

await pack(
  Object.fromEntries(imports.map((name) => [entryOf(name), `\0${name}`])),
  { dir: packed, entryFileNames: '[name].mjs', chunkFileNames: '.packed/[name].mjs' },
  {
    name: 'exports-of-packages',
    resolveId: (id) => (id.startsWith('\0') ? id : null),
    load: async (id) => (id.startsWith('\0') ? exportsOf(id.slice(1)) : null),
  },
);
for (const name of new Set(imports.map(packageOf))) {
  const files = imports
    .filter((each) => packageOf(each) === name)
    .map((each) => [each.replace(name, '.'), `./${path.relative(name, `${entryOf(each)}.mjs`)}`]);
  const description = { name, exports: Object.fromEntries(files) };
  fs.writeFileSync(path.join(packed, name, 'package.json'), JSON.stringify(description));
}

/**
 * @param {Record<string, string>} input
 * @param {import('rolldown').OutputOptions} output
 * @param {import('rolldown').Plugin[]} plugins
 */
async function pack(input, output, ...plugins) {
  const bundle = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: UNPACKED,
    plugins,
    onLog: (level, log, report) => {
      if (!EXPECTED.includes(log.code ?? '')) report(level, log);
    },
  });
  await bundle.write({
    ...output,
    // Nest, GraphQL and error messages use the names of classes and functions.
    keepNames: true,
    // Otherwise chunks shared by several packages would run before the imports of their modules.
    strictExecutionOrder: true,
    banner: "import 'reflect-metadata';",
  });
}

/**
 * Keeps the original `import.meta.url`, from which modules locate workers and the folder of package.json.
 * @param {string} code @param {string} file of the built server.
 */
function withPlace(code, file) {
  const place = JSON.stringify(path.relative(start, file).split(path.sep).join('/'));
  return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
}

/** The import specifiers of packages in the built server, e.g. `@mikro-orm/decorators/legacy`. */
function findImports() {
  const names = fs
    .globSync('{domain,server}/**/*.js', { cwd: built })
    .flatMap((file) => parseAst(fs.readFileSync(path.join(built, file), 'utf8')).body)
    .map((node) => ('source' in node ? node.source?.value : undefined))
    .filter((name) => name !== undefined)
    .filter((name) => !/^(\.|#|node:)/.test(name) && !UNPACKED.includes(name));
  return [...new Set(names)].sort();
}

/** @param {string} name an import specifier. */
function packageOf(name) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} name an import specifier. @returns {string} its file below dist/node_modules, without extension. */
function entryOf(name) {
  return name === packageOf(name) ? `${name}/index` : name;
}

/**
 * A module with the exports that Node finds in a package; for a CommonJS one, only running it reveals them.
 * @param {string} name
 */
async function exportsOf(name) {
  const names = Object.keys(await import(name)).filter((each) => each !== 'module.exports');
  return `export { ${names.join(', ')} } from '${name}'; import '${name}';`;
}
