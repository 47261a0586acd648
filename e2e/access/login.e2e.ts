import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { logIn } from '../helpers/log-in.js';
import { test } from '../helpers/test.js';

test.use({ isLoggedIn: false });

test('staff log in, arrive at the page that they requested at an old address, and log out in all tabs', async ({
  page,
  context,
}) => {
  await page.goto('/admin/citas?vista=agenda&fecha=2031-02-03');
  await expect(page).toHaveURL(/\/app\/login/);
  await logIn(page, STAFF.username, 'otra cosa');
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();
  await expectAccessible(page);
  await logIn(page);
  await expect(page).toHaveURL('/app/citas?vista=agenda&fecha=2031-02-03');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(other).toHaveURL(/\/app\/dashboard/);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/app\/login/);
  await expect(other).toHaveURL(/\/app\/login/);
  expect((await page.goto('/nada'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});
