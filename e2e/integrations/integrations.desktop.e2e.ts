import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { asStaff } from '../helpers/staff.js';

test('a key is created, shown once, used by a program, and revoked with immediate effect', async ({
  context,
  page,
  playwright,
  baseURL,
}) => {
  await asStaff(context);
  const name = `Sitio web ${Date.now()}`;
  await page.goto('/app/configuracion/integraciones');
  await page.getByRole('button', { name: 'Nueva clave' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva clave' });
  await form.getByLabel('Nombre').fill(name);
  // By keyboard: each area is one tab stop, and the arrow keys choose.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: 'Agenda: Nada' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Agenda: Ver' })).toBeChecked();
  await form.getByRole('radio', { name: 'Inventario: Cambiar' }).check();
  await form.getByLabel('Su contraseña').fill(STAFF.password);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Crear clave' }).click();

  const shown = page.getByRole('dialog', { name: 'Su clave nueva' });
  const token = await shown.getByLabel('Clave', { exact: true }).inputValue();
  await expect(shown.getByText(`Bearer ${token}`)).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Ya la guardé' }).click();

  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/insumos/')).status()).toBe(200);
  expect((await program.get('/api/pacientes/')).status()).toBe(403);
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Cambia el inventario; ve la agenda');
  await expect(line).toContainText('Último uso');
  await expect(page.getByText(token)).toHaveCount(0);
  await expectAccessible(page);

  await line.getByRole('button', { name: 'Revocar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(line).toContainText('Revocada');
  expect((await program.get('/api/insumos/')).status()).toBe(401);
  await program.dispose();
});
