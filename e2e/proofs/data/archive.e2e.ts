import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import yauzl from 'yauzl';
import { STAFF } from '../../helpers/credentials.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { test } from '../../helpers/test.js';

const card = (page: Page) => page.getByRole('region', { name: 'Llevarse todo' });

async function namesIn(file: string): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(fs.readFileSync(file), { lazyEntries: true });
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names;
}

test('an archive of everything is created with the password, downloaded, and removed', async ({ page }) => {
  await page.goto('/app/respaldo');
  await card(page).getByRole('button', { name: 'Preparar archivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Llevarse todo' });
  await dialog.getByLabel('Su contraseña').fill('no es la clave');
  await dialog.getByRole('button', { name: 'Preparar archivo' }).click();
  await expect(dialog.getByText('Esa no es su contraseña actual. Escríbala de nuevo.')).toBeVisible();
  await dialog.getByLabel('Su contraseña').fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText(/Listo: .+ filas/);
  await expect(card(page)).toContainText('Se elimina del servidor después de 24 horas.');
  await expectNoSidewaysScrolling(page);

  const download = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Descargar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^huella-\d{4}-\d{2}-\d{2}\.zip$/);
  const names = await namesIn(await file.path());
  expect(names[0]).toBe('LEEME.txt');
  expect(names).toEqual(
    expect.arrayContaining(['pacientes.csv', 'fichas.csv', 'citas.csv', 'datapackage.json']),
  );

  await card(page).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page).getByRole('button', { name: 'Preparar archivo' })).toBeVisible();
  await expect(card(page)).not.toContainText('Listo');
  await expect(page.getByText('El archivo está listo para descargar')).toBeHidden();

  await page.goto('/app/configuracion/exportaciones');
  await expect(page.getByRole('list', { name: 'Exportaciones' })).toContainText('Todo, en un archivo');
});
