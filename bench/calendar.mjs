import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { logIn } from './clinics.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';

const IN_ALL = 100_000;
const IN_THE_MONTH = 600;
const MONTH = '2031-03';
const GOAL_MS = 200;

async function fill(databaseUrl) {
  await registerMany(databaseUrl, 1_000);
  await bookMany(databaseUrl, { count: IN_THE_MONTH, from: `${MONTH}-03`, days: 26 });
  await bookMany(databaseUrl, { count: IN_ALL - IN_THE_MONTH, from: '2032-01-01', days: 4_500 });
}

/** Milliseconds until an action's result appears, and the longest task meanwhile. */
async function measure(page, title, act, sign) {
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  const began = Date.now();
  await act();
  await page.locator(sign).first().waitFor();
  const took = Date.now() - began;
  // After two frames the action has been rendered and its tasks reported.
  const longest = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(globalThis.longest), 100)),
        ),
      ),
  );
  const verdict = longest <= GOAL_MS ? 'ok' : 'OVER';
  console.log(
    `  ${title.padEnd(24)} ${String(took).padStart(5)} ms   longest task ${Math.round(longest)} ms (goal ${GOAL_MS}) ${verdict}`,
  );
}

/** A month of 600 appointments out of 100,000: opening it and changing views, in a real browser. */
export async function calendar({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_calendar');
  await fill(databaseUrl);
  const token = await logIn(url);
  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Santiago',
  });
  await page.addInitScript((access) => {
    localStorage.setItem('access_token', access);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest ?? 0, duration);
    }).observe({ type: 'longtask', buffered: true });
  }, token);
  await page.goto(`${url}/app/dashboard`);
  console.log(`\nCalendar (${IN_THE_MONTH} appointments in the month, ${IN_ALL} in all)`);
  const press = (name) => () => page.getByRole('button', { name, exact: true }).click();
  await measure(
    page,
    'open the month',
    () => page.goto(`${url}/app/citas?vista=mes&fecha=${MONTH}-12`),
    '.rbc-month-view .rbc-event',
  );
  await measure(page, 'month to week', press('Semana'), '.rbc-time-view .rbc-event');
  await measure(page, 'week to day', press('Día'), '[data-view="day"] .rbc-event');
  await measure(page, 'day to agenda', press('Agenda'), '.rbc-agenda-view .agenda-event');
  await measure(page, 'agenda to month', press('Mes'), '.rbc-month-view .rbc-event');
  await measure(page, 'next month', press('Siguiente'), '.rbc-month-view');
  await browser.close();
}
