import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { STAFF } from '../../helpers/credentials.js';
import { test } from '../../helpers/test.js';

test('a user creates their own calendar feed, reads it, and revokes it at once', async ({
  page,
  playwright,
}) => {
  await page.goto('/app/perfil');
  await page.getByRole('button', { name: 'Nuevo calendario' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo calendario' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Teléfono Propio Demo');
  await form.getByLabel('Qué muestra').selectOption({ label: 'Toda la agenda' });
  await form.getByLabel('Su contraseña').fill(STAFF.password);
  await form.getByRole('button', { name: 'Crear calendario' }).click();
  const shown = page.getByRole('dialog', { name: 'Su calendario nuevo' });
  const address = await shown.getByLabel('Dirección').inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Ya la guardé' }).click();

  const calendar = await playwright.request.newContext();
  expect(await (await calendar.get(address)).text()).toContain('X-WR-CALNAME:Toda la agenda · ');
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'Teléfono Propio Demo' });
  await expect(line).toContainText('Último uso');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Revocar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(page.getByText('Calendario revocado')).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});
