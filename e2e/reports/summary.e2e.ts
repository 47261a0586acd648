import { expect } from '@playwright/test';
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
  await weeks.locator('.MuiBarChart-element').last().click();
  await expect(page.getByText('Rita Resumen Demo')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Tabla: Citas por semana' }).click();
  await expect(weeks.getByRole('row', { name: '09/06/2025 0 0 0 1' })).toBeVisible();
  await expectAccessible(page);
  await weeks.getByRole('button', { name: 'Exportar citas por semana' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resumen-semanas-.*\.csv$/);
});
