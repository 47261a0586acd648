import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { contentOf, downloadsOf, kept, LAST_LINE, lastLineOf, MAKE_ONE } from '../../helpers/backup.js';
import { test } from '../../helpers/test.js';

test('a backup whose download breaks off is reported as failed, and no file is saved', async ({ page }) => {
  await page.goto('/app/respaldo');
  const address = '**/api/database/backup/';
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fulfill({ body: 'begin;\ncopy "public"."patient"' });
  });
  let files = 0;
  page.on('download', () => (files += 1));
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
  await expect(page.getByRole('button', { name: 'Generando copia de seguridad...' })).toBeDisabled();
  letGo();
  await expect(
    page.getByText('Error al generar el respaldo de la base de datos. Por favor, inténtelo de nuevo.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(files).toBe(0);

  await page.unroute(address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
  expect(lastLineOf((await contentOf(await download)).toString())).toBe(LAST_LINE);
});

test('a backup can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/app/respaldo');
  const button = kept(page).getByRole('button', { name: MAKE_ONE });
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Preparar archivo' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
});

test('a stored backup whose download is incomplete is reported as failed, and no file is saved', async ({
  page,
}) => {
  await page.goto('/app/respaldo');
  await kept(page).getByRole('button', { name: MAKE_ONE }).click();
  await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
  let files = 0;
  page.on('download', () => (files += 1));
  await page.route('**/api/database/backup/*/', (route) => route.fulfill({ body: 'half' }));
  await downloadsOf(page).first().click();
  await expect(page.getByText('No se pudo descargar la copia completa.')).toBeVisible();
  expect(files).toBe(0);
});
