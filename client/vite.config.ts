import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import gzip from 'rollup-plugin-gzip';
import { defaultClientConditions, defineConfig } from 'vite';

/** A smaller file fits in one packet as it is. */
const WORTHWHILE = { filter: /\.(js|css|html|svg|json|webmanifest|txt)$/, minSize: 1024 };
/** In bytes: from here the best Brotli level costs seconds a file, for the playground's editor alone. */
const HUGE = 600_000;

const toBrotli = promisify(brotliCompress);
const brotli = (content: string | Buffer) =>
  toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > HUGE ? 9 : 11 } });

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // The server compresses nothing per request: it sends the .br or .gz beside each file.
    gzip({ ...WORTHWHILE, gzipOptions: { level: 9 } }),
    gzip({ ...WORTHWHILE, fileName: '.br', customCompression: brotli }),
  ],
  // `source`: `#domain/*.js` leads to domain/*.ts (package.json, "imports").
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Only a hint to load sooner, which nearly every browser understands by itself.
    modulePreload: { polyfill: false },
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The playground's editor is one 2.8 MB library, which the clinic's pages never load.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The playground's libraries mark modules for a React compiler that we do not run.
      checks: { moduleLevelDirective: false },
      input: ['client/index.html', 'client/playground.html'],
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 30,
            },
            // What every page stands in; apart, each piece would weigh more than together.
            {
              name: 'frame',
              test: /[\\/]client[\\/]src[\\/]ui[\\/]frame[\\/]/,
              priority: 10,
            },
            // What every page calls the server with, and the clinic that it asks for.
            {
              name: 'calls',
              test: /[\\/]client[\\/]src[\\/](calls|session|clinic)[\\/]/,
              priority: 15,
            },
            // What nearly every page of the panel asks and listens with.
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
  // Watch mode: what the lazy pages need is prepared at once, and not while somebody waits for the page. The
  // playground's workers can't be prepared; the server shows the built one.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/{testing,playground}/**'] },
  server: {
    proxy: {
      '/api': server,
      '/graphql': { target: server, ws: true },
      '/health': server,
    },
  },
});
