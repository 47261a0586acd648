// @ts-check
// npm run screenshots: retakes the pictures in docs/images, from the built product with its own data.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { inRoot, root } from './bootstrap/checkout.mjs';
import { chooseNode } from './bootstrap/choose-node.mjs';
import { loseServer } from './pictures/lose-server.mjs';
import {
  chooseAnHour,
  shows,
  unfoldChoice,
  CALENDAR,
  PATIENTS,
  opens,
  openAffected,
  openEarlierTill,
  checkDoubtfulFile,
  checkFile,
  openHistory,
  editAppointment,
  editRecord,
  examineFeet,
  deleteAppointment,
  openNextDay,
  opensFromEvent,
  openWithAlerts,
  attend,
  finishVisit,
  unfoldPast,
  find,
  openTreatment,
  blockHours,
  bookForNewPatient,
  reportIncident,
  showImages,
} from './pictures/preparing.mjs';

const DEMO = 3699;
const NEW_CLINIC = 3698;
const PASSWORD = 'a password for pictures';
const ADMIN = 'admin';
/** The demo's other user, with the same password. */
const RECEPTION = 'recepcion';
const START_MS = 180_000;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
const TABLET = { width: 768, height: 1024 };

/** The time of server and browser: around noon of the next Wednesday, in the middle of a working week. */
const NOW = new Date();
NOW.setUTCDate(NOW.getUTCDate() + ((10 - NOW.getUTCDay()) % 7 || 7));
NOW.setUTCHours(15, 20, 0, 0);
const AHEAD_MS = NOW.getTime() - Date.now();

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {{ width: number, height: number }} size
 * @property {boolean} [dark]
 * @property {import('./pictures/preparing.mjs').Prepare} prepare
 */

const PROFESSIONALS = '/app/configuracion/profesionales';
const TREATMENTS = '/app/configuracion/tratamientos';
const PERSONAL_DATA = '/app/pacientes/1/datos-personales';

/** Pictures of the panel need a login. @type {Record<'visitor' | 'newClinic' | typeof ADMIN | typeof RECEPTION, Picture[]>} */
const PICTURES = {
  visitor: [
    { name: 'booking-desktop', path: '/public/reservar', size: DESKTOP, prepare: chooseAnHour },
    { name: 'booking-phone', path: '/public/reservar', size: PHONE, prepare: chooseAnHour },
    { name: 'booking-choice', path: '/public/reservar', size: PHONE, dark: true, prepare: unfoldChoice },
    { name: 'rest-docs', path: '/api/docs', size: DESKTOP, prepare: shows('text=Book an hour as a visitor') },
    { name: 'login', path: '/app/login', size: PHONE, prepare: shows('text=Ingresar') },
  ],
  newClinic: [
    { name: 'first-steps', path: '/app/dashboard', size: DESKTOP, prepare: shows('text=Así atendemos') },
  ],
  recepcion: [
    {
      name: 'reception',
      path: '/app/pacientes?paciente=1',
      size: DESKTOP,
      prepare: shows('text=Contacto de Emergencia'),
    },
  ],
  admin: [
    { name: 'dashboard', path: '/app/dashboard', size: DESKTOP, prepare: shows('text=Sigue') },
    {
      name: 'dashboard-dark',
      path: '/app/dashboard',
      size: DESKTOP,
      dark: true,
      prepare: shows('text=Sigue'),
    },
    { name: 'dashboard-tablet', path: '/app/dashboard', size: TABLET, prepare: shows('text=Sigue') },
    { name: 'supplies', path: '/app/inventario', size: DESKTOP, prepare: shows('text=Vence pronto') },
    {
      name: 'records',
      path: '/app/fichas-clinicas?paciente=1',
      size: DESKTOP,
      prepare: shows('text=Ficha del'),
    },
    { name: 'foot-exam', path: '/app/pacientes/4', size: TABLET, prepare: examineFeet },
    { name: 'backup', path: '/app/respaldo', size: DESKTOP, prepare: shows('text=Descargar') },
    {
      name: 'settings',
      path: '/app/configuracion',
      size: DESKTOP,
      prepare: shows('text=Recordatorio el día anterior'),
    },
    {
      name: 'integrations',
      path: '/app/configuracion/integraciones',
      size: DESKTOP,
      prepare: shows('text=/Revocada el/'),
    },
    {
      name: 'import',
      path: '/app/configuracion/importar?trae=citas',
      size: DESKTOP,
      prepare: checkFile,
    },
    {
      name: 'import-doubts',
      path: '/app/configuracion/importar?trae=pacientes',
      size: DESKTOP,
      prepare: checkDoubtfulFile,
    },
    { name: 'agenda-list', path: '/app/citas?vista=agenda', size: DESKTOP, prepare: shows('main table') },
    { name: 'calendar', path: '/app/citas?vista=semana', size: DESKTOP, prepare: CALENDAR },
    { name: 'lanes', path: '/app/citas?vista=dia', size: DESKTOP, prepare: openNextDay },
    { name: 'lanes-phone', path: '/app/citas?vista=dia', size: PHONE, prepare: openNextDay },
    { name: 'calendar-dark', path: '/app/citas?vista=mes', size: DESKTOP, dark: true, prepare: CALENDAR },
    { name: 'offline', path: '/app', size: DESKTOP, prepare: loseServer },
    { name: 'offline-phone', path: '/app', size: PHONE, dark: true, prepare: loseServer },
    { name: 'waiting-list', path: '/app/lista-de-espera', size: DESKTOP, prepare: shows('main li') },
    { name: 'controls-due', path: '/app/controles', size: DESKTOP, prepare: shows('main li') },
    { name: 'clinic-images', path: '/app/configuracion/imagenes', size: DESKTOP, prepare: showImages },
    { name: 'messages', path: '/app/mensajes', size: DESKTOP, prepare: shows('text=Enviar por WhatsApp') },
    {
      name: 'message-settings',
      path: '/app/configuracion/mensajes',
      size: DESKTOP,
      prepare: shows('[aria-label="Vista previa"]'),
    },
    { name: 'patients', path: '/app/pacientes', size: DESKTOP, prepare: PATIENTS },
    { name: 'patients-phone', path: '/app/pacientes', size: PHONE, prepare: PATIENTS },
    { name: 'patient', path: '/app/pacientes/1', size: DESKTOP, prepare: shows('text=Ficha del') },
    { name: 'patient-phone', path: '/app/pacientes/1', size: PHONE, prepare: shows('text=Ficha del') },
    { name: 'professionals', path: PROFESSIONALS, size: DESKTOP, prepare: shows('text=Curso (demo)') },
    { name: 'professionals-phone', path: PROFESSIONALS, size: PHONE, prepare: shows('text=Curso (demo)') },
    { name: 'appointment-form', path: '/app/citas?vista=semana', size: DESKTOP, prepare: editAppointment },
    { name: 'record-form', path: '/app/fichas-clinicas?paciente=1', size: DESKTOP, prepare: editRecord },
    { name: 'hand-over', path: PROFESSIONALS, size: DESKTOP, prepare: openAffected },
    { name: 'summary', path: '/app/resumen', size: DESKTOP, prepare: shows('.MuiBarChart-root') },
    { name: 'month', path: '/app/caja/mes', size: DESKTOP, prepare: shows('main table') },
    { name: 'till', path: '/app/caja', size: DESKTOP, prepare: openEarlierTill },
    { name: 'closing', path: '/app/citas/cierre', size: TABLET, prepare: shows('main li') },
    { name: 'recent-records', path: '/app/fichas-clinicas', size: DESKTOP, prepare: shows('main li') },
    { name: 'pay', path: '/app/caja/liquidaciones/1', size: DESKTOP, prepare: shows('main table') },
    { name: 'agreements', path: '/app/configuracion/convenios', size: DESKTOP, prepare: shows('main li') },
    { name: 'packs', path: '/app/configuracion/packs', size: DESKTOP, prepare: shows('main li') },
    { name: 'team', path: '/app/configuracion/equipo', size: DESKTOP, prepare: shows('text=Recepción Demo') },
    { name: 'profile', path: '/app/perfil', size: DESKTOP, prepare: shows('text=Esta sesión') },
    {
      name: 'security-log',
      path: '/app/configuracion/seguridad',
      size: DESKTOP,
      dark: true,
      prepare: shows('main li'),
    },
    {
      name: 'appointment-history',
      path: '/app/citas?vista=semana',
      size: DESKTOP,
      prepare: openHistory,
    },
    {
      name: 'deleted-appointments',
      path: '/app/citas?vista=mes',
      size: DESKTOP,
      prepare: deleteAppointment,
    },
    { name: 'attendance', path: '/app/dashboard', size: DESKTOP, prepare: unfoldPast },
    { name: 'attendance-phone', path: '/app/dashboard', size: PHONE, dark: true, prepare: unfoldPast },
    { name: 'walk-in', path: '/app/dashboard?atender=ahora', size: DESKTOP, prepare: shows('role=dialog') },
    { name: 'alerts', path: '/app/pacientes/1', size: DESKTOP, prepare: opens('Cambiar alertas') },
    { name: 'appointment-details', path: '/app/citas?vista=semana', size: DESKTOP, prepare: openWithAlerts },
    { name: 'treatments', path: TREATMENTS, size: DESKTOP, prepare: shows('text=Postura de brackets') },
    { name: 'treatment-form', path: TREATMENTS, size: DESKTOP, prepare: openTreatment },
    { name: 'new-appointment', path: '/app/citas?vista=dia', size: DESKTOP, prepare: bookForNewPatient },
    {
      name: 'overbooking',
      path: '/app/citas?vista=dia',
      size: DESKTOP,
      prepare: opensFromEvent('.rbc-event.overbooked', 'Editar', '(original)'),
    },
    {
      name: 'reschedule',
      path: '/app/citas?vista=dia',
      size: DESKTOP,
      prepare: opensFromEvent('[data-lane] .rbc-event', 'Reagendar', 'Ver más días'),
    },
    { name: 'blocked-hours', path: '/app/citas?vista=dia', size: DESKTOP, prepare: blockHours },
    { name: 'finder', path: '/app/dashboard', size: DESKTOP, prepare: find },
    { name: 'finder-phone', path: '/app/dashboard', size: PHONE, dark: true, prepare: find },
    { name: 'visit', path: '/app/dashboard', size: DESKTOP, prepare: attend },
    { name: 'visit-phone', path: '/app/dashboard', size: PHONE, dark: true, prepare: attend },
    { name: 'visit-finished', path: '/app/dashboard', size: DESKTOP, prepare: finishVisit },
    {
      name: 'requests',
      path: '/app/configuracion/solicitudes',
      size: DESKTOP,
      prepare: shows('text=Plazo vencido'),
    },
    {
      name: 'requests-phone',
      path: '/app/configuracion/solicitudes',
      size: PHONE,
      prepare: shows('text=Plazo vencido'),
    },
    { name: 'personal-data', path: PERSONAL_DATA, size: DESKTOP, prepare: shows('text=Vigente') },
    { name: 'export', path: PERSONAL_DATA, size: DESKTOP, prepare: opens('Entregar sus datos') },
    {
      name: 'retention',
      path: '/app/configuracion/conservacion',
      size: DESKTOP,
      prepare: shows('text=Vista previa'),
    },
    {
      name: 'incident',
      path: '/app/pacientes?paciente=1',
      size: DESKTOP,
      prepare: reportIncident,
    },
  ],
};

/** All pictures, or those named on the command line. @param {Picture} picture */
const isWanted = ({ name }) => process.argv.length === 2 || process.argv.includes(name);

const CLOCK = pathToFileURL(inRoot('scripts', 'pictures', 'moved-clock.mjs')).href;

/** @param {number} port @param {string[]} args */
async function start(port, args) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-pictures-'));
  const child = spawn(chooseNode(), ['--import', CLOCK, inRoot('dist/start/main.js'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      MOVED_CLOCK_MS: String(AHEAD_MS),
      DATA_DIR: data,
      DATABASE_URL: '',
      ADMIN_USERNAME: ADMIN,
      ADMIN_PASSWORD: PASSWORD,
      LIMIT_REQUESTS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; !(await isReady()); await delay(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The product did not start.');
  }
  return async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(data, { recursive: true, force: true });
  };
}

/**
 * @param {import('@playwright/test').Browser} browser @param {Picture} picture
 * @param {number} port @param {string} [username]
 */
async function take(browser, { name, path: address, size, dark, prepare }, port, username) {
  await using context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: size,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(Date.now() + AHEAD_MS));
  await page.goto(address);
  if (username) {
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
  await page.waitForLoadState('networkidle');
  await prepare(page);
  await page.waitForLoadState('networkidle');
  // The login's toast must have disappeared.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await page.getByText('Cargando...').filter({ visible: true }).first().waitFor({ state: 'detached' });
  const file = inRoot('docs', 'images', `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  compress(file);
  console.log(`${path.relative(root, file)}  ${Math.round(fs.statSync(file).size / 1000)} kB`);
}

/** Screenshots that could not be taken: a step no longer fits its page. @type {string[]} */
const failed = [];

/** Takes a picture if it is wanted. The others are taken even if one fails. @param {Parameters<typeof take>} one */
async function tryTake(...one) {
  const [, picture] = one;
  if (!isWanted(picture)) return;
  try {
    await take(...one);
  } catch (error) {
    failed.push(picture.name);
    console.error(`${picture.name}: ${/** @type {Error} */ (error).message}`);
  }
}

/** ImageMagick, if installed. */
const SHRINKER = { program: 'convert', options: ['-strip', '+dither', '-colors', '128'] };

/** With fewer colours, a screenshot is a third of the size. @param {string} file */
function compress(file) {
  spawnSync(SHRINKER.program, [file, ...SHRINKER.options, '-define', 'png:compression-level=9', file]);
}

const stops = [await start(DEMO, ['--demo'])];
try {
  const { program, advice } = await findChromium();
  if (!program) throw new Error(advice);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  for (const picture of PICTURES.visitor) await tryTake(browser, picture, DEMO);
  for (const picture of PICTURES.recepcion) await tryTake(browser, picture, DEMO, RECEPTION);
  for (const picture of PICTURES.admin) await tryTake(browser, picture, DEMO, ADMIN);
  if (PICTURES.newClinic.some(isWanted)) stops.push(await start(NEW_CLINIC, []));
  for (const picture of PICTURES.newClinic) await tryTake(browser, picture, NEW_CLINIC, ADMIN);
  await browser.close();
  if (failed.length > 0) {
    console.error(`Not taken: ${failed.join(' ')}`);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stops) await stop();
}
