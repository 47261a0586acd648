import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { watchComplaints } from '../helpers/complaints.js';
import { addressOf, panelScreens, prepareScreens, type ScreenIds } from '../helpers/panel-screens.js';
import { publicScreens } from '../helpers/public-screens.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { test } from '../helpers/test.js';
import { expectThumbHigh } from '../helpers/thumb-high.js';
import { offerManicure } from '../helpers/treatments.js';

/** The pages outside of the panel that staff see. */
const OUTSIDE = ['/app/login', '/app/clave#desconocido', '/no-existe'];

/** Opens a screen, and checks that it fits and is accessible, and that the browser does not complain. */
async function visit(page: Page, address: string): Promise<void> {
  const complaints = watchComplaints(page, (complaint) => complaint.includes('404'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  if (await page.evaluate<boolean>(`matchMedia('(pointer: coarse)').matches`)) await expectThumbHigh(page);
  expect(complaints).toEqual([]);
}

test.describe('in the panel', () => {
  let ids: ScreenIds;
  test.beforeAll(async ({ product, staff }) => {
    ids = await prepareScreens(product, staff, '2031-09-04');
  });

  for (const screen of panelScreens)
    test(`${screen} fits and is accessible`, async ({ page }) => {
      await visit(page, addressOf(screen, ids));
      await expect(page).toHaveURL(new RegExp(addressOf(screen, ids)));
    });
});

test.describe('outside of the panel', () => {
  test.use({ isLoggedIn: false });

  for (const address of OUTSIDE)
    test(`${address} fits and is accessible`, ({ page }) => visit(page, address));

  test('every public page fits and is accessible', async ({ page, staff }) => {
    try {
      const screens = await publicScreens(page, staff);
      for (const address of Object.values(screens))
        await test.step(address, async () => {
          const fresh = await page.context().newPage();
          await visit(fresh, address);
          await fresh.close();
        });
    } finally {
      await offerManicure(staff, false);
    }
  });
});
