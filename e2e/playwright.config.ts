import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './helpers/find-chromium.mjs';

const chromium = await findChromium();
if (!chromium.program) throw new Error(chromium.advice);
// Workers load this file again, and then need not search again.
process.env.CHROMIUM = chromium.program;

/** Each worker has its own product (helpers/test.ts), so parallel tests don't disturb each other. */
const WORKERS = 2;

const isRoot = process.getuid?.() === 0;

/** Turns off Chromium's own requests to the network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const PROOFS = '**/proofs/**';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * `x.phone.e2e.ts` runs on the phone, `x.e2e.ts` on the desktop; proofs.config.ts runs the latter on a tablet and a phone
 * too, unless it is called `x.desktop.e2e.ts`.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: true,
  // Long enough to stop only tests that hang: a busy machine may need several times the usual time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // A service worker would cache files between the pages of a test; offline.desktop.e2e.ts tests it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // Without a graphics card, Chromium needs many seconds for its first page.
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.program,
      args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', testMatch: '*.e2e.ts', testIgnore: ['*.phone.e2e.ts', PROOFS], use: DESKTOP },
    { name: 'phone', testMatch: '*.phone.e2e.ts', testIgnore: PROOFS, use: PHONE },
  ],
});
