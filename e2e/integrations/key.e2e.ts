import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { button, copyOnce, press, reach, revoke, type } from '../helpers/keyboard.js';
import { test } from '../helpers/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an API key is created and copied with the keyboard, used by a program, and revoked with immediate effect', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = 'Sitio web Demo';
  await page.goto('/app/configuracion/integraciones');
  await press(page, button(page, 'Nueva clave'));
  const form = page.getByRole('dialog', { name: 'Nueva clave' });
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  // Each area is one tab stop, and the arrow keys change its value.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: 'Agenda: Nada' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Agenda: Ver' })).toBeChecked();
  await reach(page, form.getByRole('radio', { name: 'Inventario: Nada' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Inventario: Cambiar' })).toBeChecked();
  await type(page, form.getByLabel('Su contraseña', { exact: true }), STAFF.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const shown = page.getByRole('dialog', { name: 'Su clave nueva' });
  const token = await shown.getByLabel('Clave', { exact: true }).inputValue();
  await expect(shown.getByText(`Bearer ${token}`)).toBeVisible();
  await copyOnce(shown, {
    what: 'Clave',
    copy: 'Copiar clave',
    copied: 'Clave copiada',
    done: 'Ya la guardé',
  });

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

  await revoke(page, line, 'Revocada');
  expect((await program.get('/api/insumos/')).status()).toBe(401);
  await program.dispose();
});
