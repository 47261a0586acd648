import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { button, copyOnce, expectFocusKept, press, reach, type } from '../../helpers/keyboard.js';
import { test } from '../../helpers/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a webhook is created with the keyboard, shows its secret once, is refused for an internal address, and removed', async ({
  page,
}) => {
  let isCalled = false;
  const inside = createServer((_request, response) => {
    isCalled = true;
    response.end();
  });
  await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready));
  const { port } = inside.address() as AddressInfo;
  await page.goto('/app/configuracion/integraciones');
  await press(page, button(page, 'Nuevo webhook'));
  const form = page.getByRole('dialog', { name: 'Nuevo webhook' });
  await type(page, form.getByLabel('Dirección'), `https://127.0.0.1:${port}/`);
  await reach(page, form.getByRole('checkbox', { name: 'Insumo en stock crítico' }));
  await page.keyboard.press('Space');
  await press(page, button(form, 'Agregar'));
  await expect(form.getByText('Esa dirección está dentro de la red')).toBeVisible();
  // For a host name, only the DNS look-up reveals the internal address.
  const address = `https://localhost:${port}/huella`;
  await form.getByLabel('Dirección').fill(address);
  await press(page, button(form, 'Agregar'));

  const shown = page.getByRole('dialog', { name: 'El secreto del webhook' });
  await expect(shown.getByLabel('Secreto', { exact: true })).toHaveValue(/^whsec_.{44}$/);
  await copyOnce(shown, {
    what: 'Secreto',
    copy: 'Copiar secreto',
    copied: 'Secreto copiado',
    done: 'Ya lo guardé',
  });

  const line = page.getByRole('listitem').filter({ hasText: address });
  await press(page, button(line, 'Enviar prueba'));
  await expect(page.getByText('La dirección está dentro de la red o es de este mismo equipo.')).toBeVisible();
  await expect(line).toContainText('1 sin entregar');
  expect(isCalled).toBe(false);
  await expectAccessible(page);

  await press(page, button(line, 'Envíos'));
  await expect(page.getByRole('dialog', { name: 'Envíos' }).getByRole('listitem')).toContainText('Prueba');
  await page.keyboard.press('Escape');
  await expect(button(line, 'Envíos')).toBeFocused();
  await press(page, line.getByRole('button', { name: /^Más acciones/ }));
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page.getByRole('alertdialog'), 'Eliminar'));
  await expect(line).toHaveCount(0);
  await expectFocusKept(page);
  inside.close();
});
