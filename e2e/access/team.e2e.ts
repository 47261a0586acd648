import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { logIn } from '../helpers/log-in.js';
import { test } from '../helpers/test.js';

test('a team member is added with a link, logs in elsewhere, and is logged out within seconds of being disabled', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = 'berta';
  await page.goto('/app/configuracion/equipo');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  await page.getByLabel('Nombre').fill('Berta Rojas');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Permisos', { exact: true }).selectOption('Recepción');
  await page.getByRole('button', { name: 'Ajustar por área' }).click();
  const area = (name: string) => page.getByRole('group', { name: `${name}: permiso`, exact: true });
  for (const name of ['Agenda', 'Pacientes', 'Inventario', 'Mensajes'])
    await area(name).getByRole('button', { name: 'Nada' }).click();
  await area('Correcciones de caja').getByRole('button', { name: 'Ver' }).click();
  await area('Caja').getByRole('button', { name: 'Ver' }).click();
  await expect(page.getByLabel('Permisos', { exact: true })).toHaveValue('ACCOUNTING');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const actions = page.getByRole('button', { name: 'Acciones para Berta Rojas' });
  await expect(actions).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const berta = await elsewhere.newPage();
  await berta.goto(link);
  await berta.getByLabel('Contraseña nueva').fill('la clave de berta');
  await expectAccessible(berta);
  await berta.getByRole('button', { name: 'Guardar contraseña' }).click();
  await berta.getByRole('link', { name: 'Ir a ingresar' }).click();
  await logIn(berta, username, 'la clave de berta');
  await expect(berta.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
  await expect(berta.getByRole('link', { name: 'Pacientes' })).toBeHidden();
  // A page without live data of its own.
  await berta.getByRole('link', { name: /^Mi perfil/ }).click();
  await expect(berta.getByText('Esta sesión')).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Deshabilitar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshabilitar' }).click();
  await expect(berta.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Habilitar', exact: true })).toBeVisible();
  await elsewhere.close();
});
