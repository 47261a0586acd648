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

test('a bar of the income leads to the charges and payments of which it is the sum', async ({
  page,
  staff,
}) => {
  const name = 'Marina Movimientos Demo';
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name: 'Láser de marzo', price: 31_000 },
  });
  const id = await bookFor(staff, name, { date: '2025-03-12', time: '11:00', treatment: 'Láser de marzo' });
  await staff.ask('mutation ($input: ChargeInput!) { addCharge(input: $input) { id } }', {
    input: { appointmentId: id, isVisit: true, belongsTo: '2025-03-12' },
  });
  await page.goto('/app/resumen?desde=2025-03-01&hasta=2025-03-31');
  const treatments = page.getByRole('region', { name: 'Ingresos por tratamiento' });
  await treatments.locator('.MuiBarChart-element').first().click();
  await expect(page.getByRole('row', { name: /Marina Movimientos Demo.*Láser de marzo/ })).toContainText(
    '$31.000',
  );
  await expect(page.getByRole('definition')).toHaveText('$31.000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar el filtro: Láser de marzo' }).click();
  await page.getByRole('button', { name: /^Pagos/ }).click();
  await expect(page.getByText('No hay movimientos con estos filtros.')).toBeVisible();
});
