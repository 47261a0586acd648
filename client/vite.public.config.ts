import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.mjs';
import { darkBySystem } from './build/dark-by-system.mjs';
import { fonts } from './build/fonts.mjs';

/**
 * The public pages, separate from the panel: one script for the visitor's browser, and with `--ssr` the module with
 * which the server renders them.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), darkBySystem(), ...(isSsrBuild ? [] : [fonts(), ...compressed()])],
  // The server's own `process.env` would keep React's slow development checks.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    // By alias, because a build for the server ignores the condition `source` and would use the files in dist/.
    alias: [{ find: /^#domain\/(.*)\.js$/, replacement: path.join(import.meta.dirname, '../domain/$1.ts') }],
  },
  // A single file that needs no other packages.
  ssr: { noExternal: true },
  build: {
    emptyOutDir: false,
    manifest: isSsrBuild ? false : '.vite/public-page.json',
    target: isSsrBuild ? 'node26' : 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'src/features/visitors', isSsrBuild ? 'render.tsx' : 'main.tsx'),
    },
  },
}));
