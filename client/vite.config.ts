import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './build/compressed.mjs';
import { completeLicenses } from './build/complete-licenses.mjs';
import { panelShell } from './build/panel-shell.mjs';

/** The notices that the licenses of what is bundled ask for. */
const LICENSES = 'licenses.txt';

/** Its address must stay the same for ever: browsers ask there for the next one. */
const SERVICE_WORKER = 'service-worker.js';
/** What the panel shows while the server is not reached. */
const WITHOUT_SERVER = ['src/features/kept-agenda/KeptAgendaPage.tsx', 'src/features/session/LoginPage.tsx'];

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    completeLicenses(LICENSES),
    panelShell({ worker: SERVICE_WORKER, page: 'index.html', screens: WITHOUT_SERVER }),
    ...compressed(),
  ],
  resolve: {
    // `source` resolves `#domain/*.js` to domain/*.ts (package.json, "imports").
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react-overlays$/, replacement: path.join(import.meta.dirname, 'build/no-overlays.mjs') },
      {
        find: /^react-big-calendar$/,
        replacement: path.join(import.meta.dirname, 'build/calendar-parts.mjs'),
      },
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: LICENSES },
    target: 'es2022',
    // A polyfill for preloading, which nearly every browser supports.
    modulePreload: { polyfill: false },
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The playground's editor is one 2.8 MB library, which the clinic's pages never load.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The playground's libraries mark modules for a React compiler that we do not run.
      checks: { moduleLevelDirective: false },
      input: ['client/index.html', 'client/playground.html', 'client/src/service-worker/worker.ts'],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('service-worker/worker.ts') ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 30,
            },
            // The frame of every page; as separate chunks it would weigh more.
            {
              name: 'frame',
              test: /[\\/]client[\\/]src[\\/]ui[\\/]frame[\\/]/,
              priority: 10,
            },
            // The rules that most pages ask; small chunks of one or two rules each would weigh more.
            {
              name: 'rules',
              test: /[\\/]domain[\\/]((schedule|appointment|rut)|visits[\\/]treatments|patients[\\/](email|phone|patient))\.ts$/,
              priority: 10,
            },
            // Used by every page to call the server, and the clinic that it loads; not what only the panel shows.
            {
              name: 'calls',
              test: /[\\/]client[\\/]src[\\/](calls|session|clinic)[\\/](?!ClinicMark|current-staff|patient-path|new-appointment-path|visit-path|PatientLink|NoPatient|ClinicLetterhead)/,
              priority: 15,
            },
            // Used by nearly every page of the panel for queries and live changes.
            {
              name: 'live',
              test: /[\\/]client[\\/]src[\\/]apollo[\\/][^\\/]+$/,
              priority: 10,
            },
            { name: 'apollo', test: /node_modules[\\/](@apollo|rxjs|optimism|@wry)[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // In watch mode, the dependencies of lazy pages are prepared at once, so that no page waits for them. The
  // playground's workers can't be prepared; the server serves the built one.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/{testing,playground}/**'] },
  server: {
    proxy: {
      '/api': server,
      '/graphql': { target: server, ws: true },
      '/health': server,
      // Rendered by the server, with scripts of their own (vite.public.config.ts).
      '^/public/?($|\\?|reservar|cita|imagen)': server,
      '/assets': server,
    },
  },
});
