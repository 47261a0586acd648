import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { STAFF } from '../../helpers/credentials.js';
import { button, copyOnce, press, reach, revoke, type } from '../../helpers/keyboard.js';
import { test } from '../../helpers/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a calendar feed is created and copied with the keyboard, read by a calendar, and revoked at once', async ({
  page,
  playwright,
}) => {
  await page.goto('/app/configuracion/integraciones');
  await press(page, button(page, 'Nuevo calendario'));
  const form = page.getByRole('dialog', { name: 'Nuevo calendario' });
  await type(page, form.getByRole('textbox', { name: 'Nombre' }), 'Teléfono Demo');
  await reach(page, form.getByLabel('Qué muestra'));
  await page.keyboard.press('ArrowDown');
  await type(page, form.getByLabel('Su contraseña', { exact: true }), STAFF.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const shown = page.getByRole('dialog', { name: 'Su calendario nuevo' });
  const address = await shown.getByLabel('Dirección').inputValue();
  await expect(shown.getByRole('link', { name: 'Abrir en mi calendario' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  );
  await copyOnce(shown, {
    what: 'Dirección',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    done: 'Ya la guardé',
  });

  const calendar = await playwright.request.newContext();
  const read = await calendar.get(address);
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await read.text()).toContain('X-WR-CALNAME:Manicura · ');
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'Teléfono Demo' });
  await expect(line).toContainText('Último uso');
  await expect(page.getByText(address)).toHaveCount(0);
  await revoke(page, line, 'Revocado');
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});
