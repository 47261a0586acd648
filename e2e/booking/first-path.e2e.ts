import { expect, type Page, test } from '@playwright/test';
import { STAFF } from '../helpers/credentials.js';
import { hydrated } from '../helpers/hydrated.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Books the first free hour offered next week. @returns the confirmation that the visitor sees. */
async function book(page: Page, name: string): Promise<string> {
  await page.goto('/public');
  await expect(page).toHaveURL(/\/public\/reservar/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await form.getByLabel('Nombre completo').fill(name);
  await form.getByLabel('Correo electrónico').fill(`${name.replace(' ', '.')}@demo.invalid`);
  await form.getByLabel('Teléfono').fill('9 0000 1234');
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByText('¡Reserva realizada con éxito!')).toBeVisible();
  await expect(form).toBeHidden();
  return page.url();
}

test('a visitor books on a phone, and after the login staff see the requested page with the appointment', async ({
  browser,
  page,
}, { project }) => {
  const name = `Reserva ${project.name}`;
  const phone = await browser.newContext({ ...PHONE, baseURL: project.use.baseURL });
  const visit = await phone.newPage();
  const address = new URL(await book(visit, name));
  await phone.close();

  const day = address.searchParams.get('dia');
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const asked = `/app/citas?vista=agenda&fecha=${day}`;
  await page.goto(asked);
  await expect(page).toHaveURL(/\/app\/login/);
  await page.getByPlaceholder('Usuario').fill(STAFF.username);
  await page.getByPlaceholder('Contraseña').fill(STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(asked);
  await expect(page.getByRole('row').filter({ hasText: name }).last()).toContainText('Consulta General');

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/app\/login/);
});
