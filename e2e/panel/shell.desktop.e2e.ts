import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';

async function logIn(page: Page): Promise<void> {
  await page.goto('/app/login');
  await page.getByPlaceholder('Usuario').fill(STAFF.username);
  await page.getByPlaceholder('Contraseña').fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard/);
}

/** Collects requests while the page is used. */
function watchRequests(page: Page, ownAddress = '') {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(ownAddress) && !/^(data|blob):/.test(address)) foreign.push(address);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { foreign, refused };
}

for (const [from, to] of [
  ['/', '/app/login'],
  ['/login', '/app/login'],
  ['/admin/login', '/app/login'],
  ['/admin/dashboard', '/app/login'],
  ['/app', '/app/login'],
  ['/public', '/public/reservar'],
] as const) {
  test(`${from} leads a visitor to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}(\\?.*)?$`));
  });
}

test('legacy addresses redirect staff to their screens', async ({ page }) => {
  await logIn(page);
  for (const screen of ['dashboard', 'pacientes', 'citas', 'fichas-clinicas', 'inventario', 'respaldo']) {
    await page.goto(`/admin/${screen}`);
    await expect(page).toHaveURL(new RegExp(`/app/${screen}`));
  }
});

test('wrong credentials are reported, and the other tab follows a logout', async ({ page, context }) => {
  await page.goto('/app/login');
  await page.getByPlaceholder('Usuario').fill(STAFF.username);
  await page.getByPlaceholder('Contraseña').fill('otra cosa');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();

  await logIn(page);
  const other = await context.newPage();
  await other.goto('/app/citas');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(other).toHaveURL(/\/app\/login/);
});

test('an unknown address shows a message with a way back', async ({ page }) => {
  expect((await page.goto('/nada'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('the playground runs a query under the strict headers, and contacts no other host', async ({
  page,
  baseURL,
}) => {
  const { foreign, refused } = watchRequests(page, baseURL);
  await page.goto('/graphql');
  // The button appears before the editor's own code is loaded: an early click does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(page.getByText('America/Santiago').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});

test('the REST API can be read and tried under the strict headers, and contacts no other host', async ({
  page,
  baseURL,
}) => {
  const { foreign, refused } = watchRequests(page, baseURL);
  await page.goto('/api/docs');
  await page
    .getByRole('button', { name: /GET.*\/api\/citas\/disponibles/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('horas_disponibles').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '200' }).first()).toBeVisible();
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});

test('has no accessibility violations in light and in dark', async ({ page }) => {
  await page.goto('/public/reservar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/login');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  await expectAccessible(page);
  await logIn(page);
  await expect(page.getByText('Citas del Día')).toBeVisible();
  await expectAccessible(page);
});
