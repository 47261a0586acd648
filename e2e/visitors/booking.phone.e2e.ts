import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { watchComplaints } from '../helpers/complaints.js';
import { hydrated } from '../helpers/hydrated.js';
import { expectReachable } from '../helpers/reachable.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { test } from '../helpers/test.js';
import { fillIn } from '../helpers/visitor-form.js';

const DAY = '2030-03-06';
const SMALLEST = { width: 320, height: 640 };
/** A desktop zoomed to 400 %, where the fixed elements leave almost no space. */
const ZOOMED = { width: 320, height: 200 };

/** How many times as wide a day is as it would be if it were over. The tests' days are all ahead. */
const widthToPast = (page: Page): Promise<number> =>
  page.locator('.date:first-child').evaluate((day) => {
    const ahead = day.getBoundingClientRect().width;
    day.classList.add('past');
    const past = day.getBoundingClientRect().width;
    day.classList.remove('past');
    return ahead / past;
  });

/** The pixels between the end of an appointment's date and the drawing beside it. */
const gapBeforeDrawing = (page: Page): Promise<number> =>
  page.locator('.stub').evaluate((stub) => {
    const words = stub.ownerDocument.createRange();
    words.selectNodeContents(stub.querySelector('.on-day')!);
    const drawing =
      stub.getBoundingClientRect().left +
      Number.parseFloat(stub.ownerDocument.defaultView!.getComputedStyle(stub, '::before').left);
    return drawing - Math.max(...[...words.getClientRects()].map(({ right }) => right));
  });

test.use({ isLoggedIn: false, viewport: SMALLEST, timezoneId: 'Asia/Tokyo', locale: 'en-US' });

test('a visitor books on the smallest phone, in another time zone and language, and opens their appointment', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.goto('/public');
  await expect(page).toHaveURL(/\/public\/reservar/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await page.goto(`/public/reservar?dia=${DAY}`);
  await hydrated(page);
  expect(await widthToPast(page)).toBeGreaterThan(1.5);
  await page.getByRole('button', { name: /^JUE/ }).tap();
  await expect(page).toHaveURL(/dia=2030-03-07/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`dia=${DAY}`));
  await expect(page.getByRole('button', { name: '18:00' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(ZOOMED);
  await expectReachable(page);
  await page.setViewportSize(SMALLEST);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: '18:00' }).tap();
  await page.getByRole('button', { name: 'Reservar', exact: true }).tap();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(ZOOMED);
  await expectReachable(page);
  await page.setViewportSize(SMALLEST);
  await expectNoSidewaysScrolling(page);
  await fillIn(form, 'Visita De Lejos');
  await form.getByRole('button', { name: 'Confirmar Reserva' }).tap();
  const success = page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' });
  await expect(success).toBeFocused();
  await success.getByRole('link', { name: 'Ver mi hora' }).tap();
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('18:00');
  await expectAccessible(page);
  for (const width of [SMALLEST.width, 390]) {
    await page.setViewportSize({ ...SMALLEST, width });
    expect(await gapBeforeDrawing(page)).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize(SMALLEST);
  const own = new URL(page.url()).pathname;
  // Includes the pages that only a browser without scripts shows.
  const steps = [`${own}/cambiar`, `${own}/cancelar`, `/public/reservar/datos?dia=${DAY}&hora=12:00`];
  for (const step of steps) {
    await page.goto(step);
    await expectNoSidewaysScrolling(page);
  }
  expect(complaints).toEqual([]);
});
