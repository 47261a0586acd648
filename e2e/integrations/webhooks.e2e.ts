import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff } from '../helpers/staff.js';

test('a webhook is created, shows its secret once, is refused inside the network, and is removed', async ({
  context,
  page,
}) => {
  let isCalled = false;
  const inside = createServer((_request, response) => {
    isCalled = true;
    response.end();
  });
  await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready));
  const { port } = inside.address() as AddressInfo;
  await asStaff(context);
  await page.goto('/app/configuracion/integraciones');
  await page.getByRole('button', { name: 'Nuevo webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar webhook' });
  await form.getByLabel('Dirección').fill(`https://127.0.0.1:${port}/`);
  await form.getByRole('checkbox', { name: 'Insumo en stock crítico' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form.getByText('Esa dirección está dentro de la red')).toBeVisible();
  // For a host name, only the DNS look-up shows that.
  const address = `https://localhost:${port}/${Date.now()}`;
  await form.getByLabel('Dirección').fill(address);
  await form.getByRole('button', { name: 'Agregar' }).click();

  const shown = page.getByRole('dialog', { name: 'El secreto del webhook' });
  await expect(shown.getByLabel('Secreto', { exact: true })).toHaveValue(/^whsec_.{44}$/);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Ya lo guardé' }).click();

  const line = page.getByRole('listitem').filter({ hasText: address });
  await line.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(page.getByText('La dirección está dentro de la red o es de este mismo equipo.')).toBeVisible();
  await expect(line).toContainText('1 sin entregar');
  expect(isCalled).toBe(false);
  await expectAccessible(page);

  await line.getByRole('button', { name: 'Envíos' }).click();
  const log = page.getByRole('dialog', { name: 'Envíos' });
  await expect(log.getByRole('listitem')).toContainText('Prueba');
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Cerrar' }).click();

  await line.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(line).toHaveCount(0);
  inside.close();
});
