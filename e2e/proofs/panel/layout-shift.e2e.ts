import { expect, type Page } from '@playwright/test';
import { addressOf, panelScreens, prepareScreens, type ScreenIds } from '../../helpers/panel-screens.js';
import { test } from '../../helpers/test.js';

/** As much as one small line that moves by its own height. */
const MOST = 0.02;
/** Also of what a first visit has not in its cache. With a logo and days off, a clinic makes two more: forty. */
const MOST_REQUESTS = 38;

/** Records what moves without the user having done anything. A string, because it runs in the page. */
const WATCH = `globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        globalThis.shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });`;

const settled = (page: Page) => page.waitForLoadState('networkidle');

test.describe('while a screen loads', () => {
  let ids: ScreenIds;
  test.beforeAll(async ({ product, staff }) => {
    ids = await prepareScreens(product, staff, '2031-10-07');
  });

  for (const screen of [...panelScreens, '/app/citas?vista=agenda', '/app/citas?vista=dia'])
    test(`nothing on ${screen} moves`, async ({ page }) => {
      await page.addInitScript(WATCH);
      await page.goto(addressOf(screen, ids));
      await settled(page);
      const shifts = await page.evaluate<{ value: number; what: string[] }[]>('globalThis.shifts');
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
    });
});

test('the first visit of the calendar needs few requests, and asks for everything once', async ({ page }) => {
  const requests: string[] = [];
  const queries: string[] = [];
  // A new subscription gets the changes of the last seconds, such as the product's start, and the page then asks again.
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('Changed"')) socket.send(message);
    });
  });
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    requests.push(request.url());
    if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '');
  });
  await page.goto('/app/citas');
  await settled(page);
  expect(new Set(queries).size).toBe(queries.length);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
