// @ts-check
// Packs the compiled server's programs, with their packages, into dist/start: a hundred files instead of a thousand
// (docs/decisions/0036-bundled-packages.md).
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UNPACKED } from './release/unpacked-packages.mjs';

/** Names in dist/start, and modules below server/src. */
const ENTRIES = {
  main: 'main',
  'staff-cli': 'staff-cli',
  'restore-cli': 'restore-cli',
  'stop-orphaned-database': 'stop-orphaned-database',
  // Replaced by drills before they start the server (drills/entries).
  'run-product': 'run-product',
  clock: 'foundation/clock',
  migrations: 'foundation/database/migrations/all',
};

/**
 * Classes are decorated while their modules run, which needs this package. Chunks do not keep the modules' order, so
 * each program loads it first.
 */
const DECORATORS = 'reflect-metadata';

/** Packages try to load optional ones that are not installed, and work without them. */
const EXPECTED = ['UNRESOLVED_IMPORT', 'EVAL', 'CIRCULAR_DEPENDENCY'];

// Vite's copy of rolldown, so that only one bundler has to be kept up to date.
const ofVite = createRequire(createRequire(import.meta.url).resolve('vite'));
/** @type {typeof import('rolldown')} */
const { rolldown } = await import(pathToFileURL(ofVite.resolve('rolldown')).href);

/**
 * Nest's mapped types copy the rules of a class from these two packages. They load them while the program runs, and
 * would find copies other than the packed ones, without any rule, or none at all.
 */
const MAPPED_TYPES = '@nestjs/mapped-types/dist/type-helpers.utils.js';
const LOADED_LATE = 'const require = createRequire(import.meta.url);';
const PACKED = `
  import * as validator from 'class-validator';
  import * as transformer from 'class-transformer';
  import * as storage from 'class-transformer/cjs/storage.js';
  const packed = {
    'class-validator': validator,
    'class-transformer': transformer,
    'class-transformer/cjs/storage': storage,
  };
  const require = (name) => packed[name];`;

const built = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));

const bundle = await rolldown({
  input: {
    [DECORATORS]: DECORATORS,
    ...Object.fromEntries(
      Object.entries(ENTRIES).map(([name, module]) => [name, path.join(built, 'server/src', `${module}.js`)]),
    ),
  },
  platform: 'node',
  external: UNPACKED,
  resolve: { alias: { '#domain': path.join(built, 'domain') } },
  plugins: [
    {
      name: 'rules-of-mapped-types',
      transform(code, file) {
        if (!file.endsWith(MAPPED_TYPES)) return undefined;
        if (!code.includes(LOADED_LATE)) throw new Error(`${MAPPED_TYPES} loads its packages in another way`);
        return code.replace(LOADED_LATE, PACKED);
      },
    },
    {
      // All packed files are in one folder, so their addresses of each other stay right.
      name: 'threads-and-processes',
      transform(code, file) {
        if (!file.startsWith(built)) return;
        for (const [, name = ''] of code.matchAll(/new URL\('\.\/(.+?)', import\.meta\.url\)/g))
          this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(file), name), fileName: name });
      },
    },
  ],
  onLog: (level, log, report) => {
    if (!EXPECTED.includes(log.code ?? '')) report(level, log);
  },
});
await bundle.write({
  dir: path.join(built, 'start'),
  cleanDir: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].mjs',
  banner: ({ name }) => (Object.hasOwn(ENTRIES, name) ? `import './${DECORATORS}.js';` : ''),
  // Nest, GraphQL and error messages use the names of classes and functions.
  keepNames: true,
  // V8 keeps the text of every loaded file, with two bytes per character if any is not Latin-1. MikroORM reads the
  // names of constructor parameters.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
});
