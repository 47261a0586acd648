import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { calendarLodash } from './build/calendar-lodash.mjs';
import { compressed } from './build/compressed.mjs';
import { completeLicenses } from './build/complete-licenses.mjs';
import { fonts } from './build/fonts.mjs';
import { icons } from './build/icons.mjs';
import { moduleWeights } from './build/module-weights.mjs';
import { panelShell } from './build/panel-shell.mjs';
import { pureComponents } from './build/pure-components.mjs';
import { sharedChunks } from './build/shared-chunks.mjs';

/** The notices required by the licenses of the bundled packages. */
const LICENSES = 'licenses.txt';

/** Its address must never change: browsers check it for updates. */
const SERVICE_WORKER = 'service-worker.js';
/** Loaded by the panel while the server can't be reached: the pages shown then, and the modules for a logout there. */
const WITHOUT_SERVER = [
  'src/drafts/draft-store.ts',
  'src/features/agenda/offline/OfflineAgendaPage.tsx',
  'src/features/access/sessions/LoginPage.tsx',
];

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

const buildFile = (name: string) => path.join(import.meta.dirname, 'build', name);
const PRODUCTION_ROUTER = path.join(
  import.meta.dirname,
  '../node_modules/react-router/dist/production/index.mjs',
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    icons(),
    fonts(),
    pureComponents(),
    calendarLodash(),
    completeLicenses(LICENSES),
    panelShell({ worker: SERVICE_WORKER, page: 'index.html', modules: WITHOUT_SERVER }),
    moduleWeights('.vite/modules.json'),
    ...compressed(),
  ],
  resolve: {
    // `source` resolves `#domain/*.js` to domain/*.ts (package.json, "imports").
    // `es2015` selects RxJS without the helpers for older browsers.
    conditions: ['source', 'es2015', ...defaultClientConditions],
    alias: [
      // The panel's buttons have no ripple (client/src/ui/theme/components.ts).
      { find: /^\.\/TouchRipple\.mjs$/, replacement: buildFile('no-part.mjs') },
      // The calendar opens the day instead of a popup with its remaining events.
      { find: /^\.\/PopOverlay$/, replacement: buildFile('no-part.mjs') },
      { find: /^react-big-calendar$/, replacement: buildFile('calendar-parts.mjs') },
      // The package's `exports` only name the development build, with all its warnings.
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] : []),
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: LICENSES },
    target: 'es2022',
    // No polyfill for preloading, which nearly every browser supports.
    modulePreload: { polyfill: false },
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The playground's libraries mark modules for a React compiler that we do not run.
      checks: { moduleLevelDirective: false },
      // The package only defines a function, but CommonJS can't declare that it has no side effects.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
      },
      input: [
        'client/index.html',
        'client/playground.html',
        'client/rest-docs.html',
        'client/src/service-worker/worker.ts',
      ],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('service-worker/worker.ts') ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        // Each page lists the files of the pages that it may load: their names would weigh more than their hashes.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: sharedChunks() },
      },
    },
  },
  worker: { format: 'es' },
  // In watch mode, the dependencies of lazy pages are prebundled at start, so that no page waits for them.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/{testing,playground,rest-docs}/**'],
  },
  server: {
    proxy: {
      '/api': server,
      '/fhir': server,
      '/graphql': { target: server, ws: true },
      '/health': server,
      // Rendered by the server, with their own scripts (vite.public.config.ts).
      '^/public/?($|\\?|reservar|cita|imagen)': server,
      '/verificar': server,
      '/assets': server,
    },
  },
}));
