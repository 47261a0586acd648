import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';

test('the first steps can be shown again from the settings, and stay closed once they are closed', async ({
  page,
}) => {
  await page.goto('/app/configuracion');
  await page.getByRole('button', { name: 'Primeros pasos' }).click();
  const card = page.getByRole('region', { name: 'Primeros pasos' });
  await card.getByRole('link', { name: 'Nombrar a quienes atienden' }).click();
  await expect(page.getByRole('heading', { name: 'Profesionales', level: 1 })).toBeVisible();
  await page.goBack();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Cerrar los primeros pasos' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Citas del Día' })).toBeVisible();
  // The figures of the day or, after hours, of the next one.
  await expect(page.getByText(/^(Por venir|Primera hora)$/)).toBeVisible();
  await expect(card).toBeHidden();
});

test('holidays of a year are offered and imported', async ({ page }) => {
  await page.goto('/app/configuracion/cierres');
  // A new clinic is already closed on this year's and next year's holidays.
  await page.getByRole('button', { name: 'Año siguiente' }).click();
  await page.getByRole('button', { name: 'Año siguiente' }).click();
  const next = page.getByRole('button', { name: /^Importar \d+ feriados$/ });
  await expect(next).toBeEnabled();
  for (const box of await page.getByRole('checkbox', { name: /de (?!diciembre)/ }).all()) await box.uncheck();
  await page.getByRole('button', { name: /^Importar \d+ feriado/ }).click();
  await expect(page.getByText('Feriados importados correctamente')).toBeVisible();
  await expect(page.getByText(/Navidad.*ya cerrado/)).toBeVisible();
});
