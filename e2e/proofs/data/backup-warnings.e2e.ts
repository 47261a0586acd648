import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { kept, MAKE_ONE } from '../../helpers/backup.js';
import { logIn } from '../../helpers/log-in.js';
import { startProduct } from '../../helpers/product.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { test } from '../../helpers/test.js';

test.use({ isLoggedIn: false });

let folder: string;
test.beforeEach(() => {
  // Each test starts its own product.
  test.slow();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella e2e copias '));
});
test.afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const warningOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** Runs in a browser against the test's own product. */
async function onProduct(
  page: Page,
  environment: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const product = await startProduct({ BACKUP_DIR: folder, BACKUP_TIME: 'off', ...environment });
  try {
    await page.goto(`${product.url}/app/respaldo`);
    await logIn(page);
    await work();
  } finally {
    await product.stop();
  }
}

test('staff see that there is no backup, and why one failed', async ({ page }) => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  await onProduct(page, { BACKUP_DIR: path.join(folder, 'file', 'copias') }, async () => {
    await expect(warningOf(page)).toHaveText('Todavía no hay ninguna copia automática.');
    await expect(page.getByRole('main')).toContainText('No se hacen copias automáticas.');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
    await expect(warningOf(page)).toHaveText(
      'La última copia falló. La carpeta de copias no está, o no se puede escribir en ella. Revise su disco y sus permisos.',
    );
    await expect(kept(page).getByText('Fallida')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test('staff see that the last backup is too old', async ({ page }) => {
  fs.writeFileSync(path.join(folder, 'huella_2026-01-31_0330_0a1b.sql.gz'), '');
  await onProduct(page, {}, async () => {
    await expect(warningOf(page)).toHaveText('La última copia tiene más de 36 horas.');
    await expect(kept(page)).toContainText('31/01/2026 03:30');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test('staff see that the last backup was not checked, and which ones are encrypted', async ({ page }) => {
  const today = Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format();
  fs.writeFileSync(path.join(folder, `huella_${today}_0000_0a1b.sql.gz`), '');
  await onProduct(page, { BACKUP_PASSPHRASE: 'cuatro palabras nada comunes' }, async () => {
    await expect(warningOf(page)).toHaveText(
      'La última copia no se ha comprobado. Motivo: el archivo ya estaba en la carpeta.',
    );
    await expect(kept(page).getByText('Sin comprobar', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Se guardan cifradas.');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
    await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
    await expect(warningOf(page)).toHaveCount(0);
    await expect(kept(page).getByText(/A pedido · cifrada/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});
