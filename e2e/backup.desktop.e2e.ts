import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { STAFF } from './product.js';

const BACKUP = '**/api/database/backup/';
const FAILED = 'Error al generar el respaldo de la base de datos. Por favor, inténtelo de nuevo.';

test.beforeEach(async ({ page }) => {
  await page.goto('/app/respaldo');
  await page.getByPlaceholder('Usuario').fill(STAFF.username);
  await page.getByPlaceholder('Contraseña').fill(STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
});

test('staff download a whole copy of the database', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^backup_\d{4}-\d{2}-\d{2}_\d{4}\.sql$/);
  const dump = await readFile(await file.path(), 'utf8');
  expect(dump).toContain('copy "public"."patient"');
  expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
  await expect(page.getByText('¡Copia de seguridad creada correctamente!')).toBeVisible();
});

test('a copy that breaks off is no success', async ({ page }) => {
  await page.route(BACKUP, (route) => route.fulfill({ body: 'begin;\ncopy "public"."patient"' }));
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
});
