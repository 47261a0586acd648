import { expect } from '@playwright/test';
import { gunzipSync } from 'node:zlib';
import { expectAccessible } from '../helpers/axe.js';
import { contentOf, downloadsOf, kept, LAST_LINE, lastLineOf, MAKE_ONE } from '../helpers/backup.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { test } from '../helpers/test.js';

test('a copy of the database is downloaded; another is stored in the clinic’s folder, checked, and downloaded', async ({
  page,
}) => {
  await page.goto('/app/respaldo');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^backup_\d{4}-\d{2}-\d{2}_\d{4}\.sql$/);
  const sql = (await contentOf(file)).toString();
  expect(sql).toContain('copy "public"."patient"');
  expect(lastLineOf(sql)).toBe(LAST_LINE);
  await expect(
    page.getByText('¡Copia de seguridad creada correctamente! El archivo se ha descargado a su computadora.'),
  ).toBeVisible();

  await kept(page).getByRole('button', { name: MAKE_ONE }).press('Enter');
  await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
  await expect(page.getByText(/^Última copia comprobada: hoy \d\d:\d\d$/)).toBeVisible();
  await expect(kept(page).getByText('Comprobada', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const keptDownload = page.waitForEvent('download');
  await downloadsOf(page).first().click();
  const keptFile = await keptDownload;
  expect(keptFile.suggestedFilename()).toMatch(/^huella_\d{4}-\d{2}-\d{2}_\d{4}_[0-9a-f]{4}\.sql\.gz$/);
  expect(lastLineOf(gunzipSync(await contentOf(keptFile)).toString())).toBe(LAST_LINE);
});
