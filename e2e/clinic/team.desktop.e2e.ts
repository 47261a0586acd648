import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff } from '../helpers/staff.js';

test('a member is added with a link, logs in elsewhere, and is logged out within seconds of being disabled', async ({
  context,
  page,
  browser,
  baseURL,
}) => {
  await asStaff(context);
  const username = `berta.${Date.now()}`;
  await page.goto('/app/configuracion/equipo');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  await page.getByLabel('Nombre').fill(`Berta ${username}`);
  await page.getByLabel('Usuario').fill(username);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const actions = page.getByRole('group', { name: `Acciones para Berta ${username}` });
  await expect(actions).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const berta = await elsewhere.newPage();
  await berta.goto(link);
  await berta.getByLabel('Contraseña nueva').fill('la clave de berta');
  await expectAccessible(berta);
  await berta.getByRole('button', { name: 'Guardar contraseña' }).click();
  await berta.getByRole('link', { name: 'Ir a ingresar' }).click();
  await berta.getByPlaceholder('Usuario').fill(username);
  await berta.getByPlaceholder('Contraseña').fill('la clave de berta');
  await berta.getByRole('button', { name: 'Ingresar' }).click();
  await expect(berta.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A page without its own live data.
  await berta.getByRole('link', { name: /^Mi perfil/ }).click();
  await expect(berta.getByText('Esta sesión')).toBeVisible();
  await expectAccessible(berta);

  await actions.getByRole('button', { name: 'Deshabilitar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshabilitar' }).click();
  await expect(berta.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Habilitar', exact: true })).toBeVisible();
  await elsewhere.close();
});
