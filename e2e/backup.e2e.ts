import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { STAFF, startProduct } from './product.js';
import { asStaff } from './staff.js';

const MAKE_ONE = 'Hacer una copia ahora';
const kept = (page: Page) => page.getByRole('region', { name: 'Copias automáticas' });

test('staff make a backup at once, see that it was checked, and download it', async ({ page, context }) => {
  await asStaff(context);
  await page.goto('/app/respaldo');
  await kept(page).getByRole('button', { name: MAKE_ONE }).click();
  await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
  await expect(kept(page)).toContainText(/Última copia comprobada: hoy \d\d:\d\d/);
  await expect(kept(page).getByText('Comprobada', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const isTooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
  expect(isTooWide).toBe(false);

  const download = page.waitForEvent('download');
  await kept(page)
    .getByRole('button', { name: /^Descargar la copia:/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^huella_\d{4}-\d{2}-\d{2}_\d{4}_[0-9a-f]{4}\.sql\.gz$/);
  const dump = gunzipSync(fs.readFileSync(await file.path())).toString();
  expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
});

test('with the keyboard alone, too', async ({ page, context }) => {
  await asStaff(context);
  await page.goto('/app/respaldo');
  const button = kept(page).getByRole('button', { name: MAKE_ONE });
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
});

test('a download that comes short is no success', async ({ page, context }) => {
  const staff = await asStaff(context);
  await page.goto('/app/respaldo');
  const first = kept(page)
    .getByRole('button', { name: /^Descargar la copia:/ })
    .first();
  if ((await staff.ask<{ backups: unknown[] }>('{ backups { id } }')).backups.length === 0) {
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
  }
  await page.route('**/api/database/backup/*/', (route) => route.fulfill({ body: 'half' }));
  await first.click();
  await expect(page.getByText('No se pudo descargar la copia completa.')).toBeVisible();
});

test('staff are told that there is none, and why one failed', async ({ page }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-e2e-copias-'));
  fs.writeFileSync(path.join(folder, 'file'), '');
  const product = await startProduct({ BACKUP_DIR: path.join(folder, 'file', 'copias'), BACKUP_TIME: 'off' });
  try {
    await page.goto(`${product.url}/app/respaldo`);
    await page.getByPlaceholder('Usuario').fill(STAFF.username);
    await page.getByPlaceholder('Contraseña').fill(STAFF.password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(kept(page).getByRole('alert')).toHaveText('Todavía no hay ninguna copia automática.');
    await expect(kept(page)).toContainText('No se hacen copias por la noche.');
    await expectAccessible(page);
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
    await expect(kept(page).getByRole('alert')).toHaveText(
      'La última copia falló. No se puede escribir en la carpeta de copias. Revise sus permisos.',
    );
    await expect(kept(page).getByText('Fallida')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await product.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
