// @ts-check
// npm run screenshots: takes the pictures of docs/images again, from the built demo on data of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.mjs';
import { inRoot, root } from './bootstrap/checkout.mjs';
import { chooseNode } from './bootstrap/choose-node.mjs';

const PORT = 3699;
const BASE = `http://127.0.0.1:${PORT}`;
const STAFF = { username: 'admin', password: 'a password for pictures' };
const START_MS = 60_000;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {{ width: number, height: number }} size
 * @property {boolean} [dark]
 * @property {(page: import('@playwright/test').Page) => Promise<void>} prepare waits for what is to be seen.
 */

/** @type {Picture['prepare']} */
async function chooseAnHour(page) {
  // This week may be over; the next one has more to choose from.
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .nth(2)
    .click();
}

/** @param {string} selector @returns {Picture['prepare']} */
const shows = (selector) => (page) => page.locator(selector).first().waitFor();

const CALENDAR = shows('.rbc-event');
const PATIENTS = shows('text=Amanda');

/** Pictures of the panel need a login. @type {{ visitor: Picture[], staff: Picture[] }} */
const PICTURES = {
  visitor: [
    { name: 'booking-desktop', path: '/public/reservar', size: DESKTOP, prepare: chooseAnHour },
    { name: 'booking-phone', path: '/public/reservar', size: PHONE, prepare: chooseAnHour },
  ],
  staff: [
    { name: 'dashboard', path: '/app/dashboard', size: DESKTOP, prepare: shows('h2') },
    { name: 'calendar', path: '/app/citas?vista=semana', size: DESKTOP, prepare: CALENDAR },
    { name: 'calendar-dark', path: '/app/citas?vista=mes', size: DESKTOP, dark: true, prepare: CALENDAR },
    { name: 'messages', path: '/app/mensajes', size: DESKTOP, prepare: shows('text=Enviar por WhatsApp') },
    {
      name: 'message-settings',
      path: '/app/configuracion/mensajes',
      size: DESKTOP,
      prepare: shows('[aria-label="Vista previa"]'),
    },
    { name: 'patients', path: '/app/pacientes', size: DESKTOP, prepare: PATIENTS },
    { name: 'patients-phone', path: '/app/pacientes', size: PHONE, prepare: PATIENTS },
  ],
};

/** @param {string} data */
async function startDemo(data) {
  const child = spawn(chooseNode(), [inRoot('dist/server/src/main.js'), '--demo'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: data,
      DATABASE_URL: '',
      ADMIN_USERNAME: STAFF.username,
      ADMIN_PASSWORD: STAFF.password,
      LIMIT_REQUESTS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${BASE}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; !(await isReady()); await delay(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The demo did not start.');
  }
  return child;
}

/** @param {import('@playwright/test').Browser} browser @param {Picture} picture @param {boolean} asStaff */
async function take(browser, { name, path: address, size, dark, prepare }, asStaff) {
  const context = await browser.newContext({
    viewport: size,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${BASE}${address}`);
  if (asStaff) {
    await page.getByLabel('Usuario').fill(STAFF.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(STAFF.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
  await page.waitForLoadState('networkidle');
  await prepare(page);
  await page.waitForLoadState('networkidle');
  // The login's toast must have disappeared.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  const file = inRoot('docs', 'images', `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
  compress(file);
  console.log(`${path.relative(root, file)}  ${Math.round(fs.statSync(file).size / 1000)} kB`);
}

/** ImageMagick, if installed. */
const SHRINKER = { program: 'convert', options: ['-strip', '+dither', '-colors', '128'] };

/** With fewer colours, a screenshot has a third of the size. @param {string} file */
function compress(file) {
  spawnSync(SHRINKER.program, [file, ...SHRINKER.options, '-define', 'png:compression-level=9', file]);
}

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-pictures-'));
const demo = await startDemo(data);
try {
  const { program, advice } = await findChromium();
  if (!program) throw new Error(advice);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  for (const picture of PICTURES.visitor) await take(browser, picture, false);
  for (const picture of PICTURES.staff) await take(browser, picture, true);
  await browser.close();
} finally {
  if (demo.exitCode === null) {
    demo.kill('SIGTERM');
    await once(demo, 'exit');
  }
  fs.rmSync(data, { recursive: true, force: true });
}
