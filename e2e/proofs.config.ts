import { defineConfig } from '@playwright/test';
import gate, { DESKTOP, PHONE } from './playwright.config.js';

const TABLET = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };

/** The browser tests at all widths and those of proofs/: every screen, and what takes long or rarely breaks. */
export default defineConfig({
  ...gate,
  projects: [
    { name: 'desktop', testMatch: '*.e2e.ts', testIgnore: '*.phone.e2e.ts', use: DESKTOP },
    {
      name: 'tablet',
      testMatch: '*.e2e.ts',
      testIgnore: ['*.phone.e2e.ts', '*.desktop.e2e.ts'],
      use: TABLET,
    },
    { name: 'phone', testMatch: '*.e2e.ts', testIgnore: '*.desktop.e2e.ts', use: PHONE },
  ],
});
