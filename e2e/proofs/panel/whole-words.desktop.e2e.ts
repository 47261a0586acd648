import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { test } from '../../helpers/test.js';
import { expectWholeWords } from '../../helpers/whole-words.js';

const DATE = '2032-09-07';
const WIDTHS = [640, 820, 1024, 1200, 1280, 1366, 1440];

test('the inventory’s title and the names in the agenda keep their words whole at every width', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Palabra Entera Demo', { date: DATE, time: '10:00' });
  for (const width of WIDTHS)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/app/inventario');
      await expect(page.getByRole('button', { name: 'Nuevo Insumo' }).first()).toBeVisible();
      await expectWholeWords(page);
      await page.goto(`/app/citas?vista=agenda&fecha=${DATE}`);
      await expect(page.locator('.agenda-event', { hasText: 'Palabra Entera Demo' })).toBeVisible();
      await expectWholeWords(page);
    });
});
