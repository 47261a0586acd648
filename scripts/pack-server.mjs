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
