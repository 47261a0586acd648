import { expect, type Locator } from '@playwright/test';
import { setClinic } from '../helpers/clinic.js';
import { watchComplaints } from '../helpers/complaints.js';
import { addressOf, panelScreens, prepareScreens } from '../helpers/panel-screens.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { test } from '../helpers/test.js';
import { expectThumbHigh } from '../helpers/thumb-high.js';

test('every screen of the panel opens on a phone, without scrolling sideways, and suits a thumb', async ({
  page,
  product,
  staff,
}) => {
  const ids = await prepareScreens(product, staff, '2031-09-03');
  const complaints = watchComplaints(page);
  await page.goto('/app/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dashboard');
  for (const screen of panelScreens) {
    const address = addressOf(screen, ids);
    // Navigates as a link does: loading the whole panel each time would take minutes on a busy machine.
    await page.evaluate(
      `history.pushState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
    await expect(heading, screen).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), screen).toHaveCount(0);
    await expectNoSidewaysScrolling(page);
    await test.step(screen, () => expectThumbHigh(page));
  }
  expect(complaints).toEqual([]);
});

const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate(
    ({ clientHeight, scrollHeight, clientWidth, scrollWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );

test('the smallest phone shows the clinic’s whole name, in the panel and on the clinic’s own pages', async ({
  page,
  staff,
}) => {
  const name = 'Centro de Podología y Manicura Los Alerces';
  await setClinic(staff, { name });
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['/app/dashboard', '/public/privacidad']) {
      await page.goto(address);
      const shown = page.getByRole('banner').getByText(name);
      await expect(shown).toBeVisible();
      expect(await isWhole(shown), address).toBe(true);
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/public/reservar');
    expect(await isWhole(page.getByRole('region', { name: 'Clínica' }).getByText(name))).toBe(true);
  } finally {
    await setClinic(staff, {});
  }
});
