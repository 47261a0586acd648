import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { startProduct } from '../helpers/product.js';
import { asStaff } from '../helpers/staff.js';

const LAST_LINE = '-- Huella: the dump is complete';
const MAKE_ONE = 'Hacer una copia ahora';
const kept = (page: Page) => page.getByRole('region', { name: 'Copias automáticas' });
const downloadsOf = (page: Page) => kept(page).getByRole('button', { name: /^Descargar la copia:/ });

const lastLineOf = (sql: string): string | undefined => sql.trimEnd().split('\n').at(-1);
const contentOf = async (download: Download): Promise<Buffer> => fs.readFileSync(await download.path());

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
}

test.describe('a copy for staff to keep', () => {
  test.beforeEach(async ({ page, context }) => {
    await asStaff(context);
    await page.goto('/app/respaldo');
  });

  test('is downloaded completely', async ({ page }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^backup_\d{4}-\d{2}-\d{2}_\d{4}\.sql$/);
    const sql = (await contentOf(file)).toString();
    expect(sql).toContain('copy "public"."patient"');
    expect(lastLineOf(sql)).toBe(LAST_LINE);
    await expect(
      page.getByText(
        '¡Copia de seguridad creada correctamente! El archivo se ha descargado a su computadora.',
      ),
    ).toBeVisible();
    await expectFits(page);
  });

  test('is reported as failed, without a file, if it breaks off', async ({ page }) => {
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
    await expectFits(page);
    expect(files).toBe(0);

    await page.unroute(address);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Crear Copia de Seguridad' }).click();
    expect(lastLineOf((await contentOf(await download)).toString())).toBe(LAST_LINE);
  });
});

test.describe('a copy stored by the product', () => {
  test.beforeEach(async ({ page, context }) => {
    await asStaff(context);
    await page.goto('/app/respaldo');
  });

  test('is made on request, checked, and downloaded', async ({ page }) => {
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
    await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
    await expect(kept(page)).toContainText(/Última copia comprobada: hoy \d\d:\d\d/);
    await expect(kept(page).getByText('Comprobada', { exact: true }).first()).toBeVisible();
    await expectFits(page);

    const download = page.waitForEvent('download');
    await downloadsOf(page).first().click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^huella_\d{4}-\d{2}-\d{2}_\d{4}_[0-9a-f]{4}\.sql\.gz$/);
    expect(lastLineOf(gunzipSync(await contentOf(file)).toString())).toBe(LAST_LINE);
  });

  test('can be made with the keyboard alone', async ({ page }) => {
    const button = kept(page).getByRole('button', { name: MAKE_ONE });
    await expect(button).toBeEnabled();
    await page.getByRole('button', { name: 'Preparar archivo' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
  });

  test('is reported as failed, without a file, if its download is incomplete', async ({ page }) => {
    await kept(page).getByRole('button', { name: MAKE_ONE }).click();
    await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
    let files = 0;
    page.on('download', () => (files += 1));
    await page.route('**/api/database/backup/*/', (route) => route.fulfill({ body: 'half' }));
    await downloadsOf(page).first().click();
    await expect(page.getByText('No se pudo descargar la copia completa.')).toBeVisible();
    expect(files).toBe(0);
  });
});

test.describe('staff see', () => {
  let folder: string;
  test.beforeEach(() => {
    // Each test starts its own product.
    test.slow();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella e2e copias '));
  });
  test.afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Runs in a browser against the test's own product. */
  async function onProduct(
    page: Page,
    environment: Record<string, string>,
    work: () => Promise<void>,
  ): Promise<void> {
    const product = await startProduct({ BACKUP_DIR: folder, BACKUP_TIME: 'off', ...environment });
    try {
      await page.goto(`${product.url}/app/respaldo`);
      await page.getByPlaceholder('Usuario').fill(STAFF.username);
      await page.getByPlaceholder('Contraseña').fill(STAFF.password);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await work();
    } finally {
      await product.stop();
    }
  }

  test('that there is none, and why one failed', async ({ page }) => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    await onProduct(page, { BACKUP_DIR: path.join(folder, 'file', 'copias') }, async () => {
      await expect(kept(page).getByRole('alert')).toHaveText('Todavía no hay ninguna copia automática.');
      await expect(kept(page)).toContainText('No se hacen copias automáticas.');
      await expectFits(page);
      await kept(page).getByRole('button', { name: MAKE_ONE }).click();
      await expect(kept(page).getByRole('alert')).toHaveText(
        'La última copia falló. No se puede escribir en la carpeta de copias. Revise sus permisos.',
      );
      await expect(kept(page).getByText('Fallida')).toBeVisible();
      await expectFits(page);
    });
  });

  test('that the last one is too old', async ({ page }) => {
    fs.writeFileSync(path.join(folder, 'huella_2026-01-31_0330_0a1b.sql.gz'), '');
    await onProduct(page, {}, async () => {
      await expect(kept(page).getByRole('alert')).toHaveText('La última copia tiene más de 36 horas.');
      await expect(kept(page)).toContainText('31/01/2026 03:30');
      await expectFits(page);
    });
  });

  test('that the last one was not checked, and which ones are encrypted', async ({ page }) => {
    const today = Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format();
    fs.writeFileSync(path.join(folder, `huella_${today}_0000_0a1b.sql.gz`), '');
    await onProduct(page, { BACKUP_PASSPHRASE: 'cuatro palabras nada comunes' }, async () => {
      await expect(kept(page).getByRole('alert')).toHaveText(
        'La última copia no se ha comprobado. Motivo: el archivo ya estaba en la carpeta.',
      );
      await expect(kept(page).getByText('Sin comprobar', { exact: true })).toBeVisible();
      await expect(kept(page)).toContainText('Se guardan cifradas.');
      await expectFits(page);
      await kept(page).getByRole('button', { name: MAKE_ONE }).click();
      await expect(page.getByText('Copia hecha y comprobada')).toBeVisible();
      await expect(kept(page).getByRole('alert')).toHaveCount(0);
      await expect(kept(page).getByText(/A pedido · cifrada/)).toBeVisible();
      await expectFits(page);
    });
  });
});
