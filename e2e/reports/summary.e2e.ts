import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { bookFor } from '../helpers/appointments.js';
import { test } from '../helpers/test.js';

test('the figures of a month are drawn, lead to the appointments behind them, and are a table and a file', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Rita Resumen Demo', { date: '2025-06-11', time: '11:00' });
  await page.goto('/app/resumen?desde=2025-06-01&hasta=2025-06-30');
  const weeks = page.getByRole('region', { name: 'Citas por semana' });
  await expect(weeks.locator('svg').first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await roomBelow(weeks.locator('svg[viewBox]').last(), weeks)).toBeGreaterThan(0);
  await page.emulateMedia({ media: null });
  await weeks.locator('.MuiBarChart-element').last().click();
  await expect(page.getByText('Rita Resumen Demo')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Tabla: Citas por semana' }).click();
  await expect(weeks.getByRole('link', { name: '09/06/2025, Por cerrar: 1' })).toBeVisible();
  await expectAccessible(page);
  await weeks.getByRole('button', { name: 'Exportar citas por semana' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resumen-semanas-.*\.csv$/);
});

/** The pixels below a drawing in its card; negative if it covers what follows. */
async function roomBelow(drawing: Locator, card: Locator): Promise<number> {
  const [inner, outer] = [await drawing.boundingBox(), await card.boundingBox()];
  if (!inner || !outer) throw new Error('It is not shown.');
  return outer.y + outer.height - (inner.y + inner.height);
}
