import { expect, test } from '@playwright/test';
import { hydrated } from '../helpers/hydrated.js';

const RESERVE = '/api/citas/reservar/';

test('a visitor who loses the hour while typing keeps what was typed, and is offered the remaining hours', async ({
  page,
  request,
}, { project }) => {
  await page.goto('/public/reservar');
  await hydrated(page);
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  // A day that the other tests don't use, so that they don't take each other's hours.
  await page
    .getByRole('button', { name: project.name === 'phone' ? /^(jueves|JUE)/i : /^(viernes|VIE)/i })
    .click();
  const slot = page.getByRole('button', { name: /^\d\d:\d\d/ }).first();
  const time = ((await slot.textContent()) ?? '').slice(0, 5);
  await slot.click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await form.getByLabel('Nombre completo').fill('Persona Lenta');
  await form.getByLabel('Correo electrónico').fill('lenta@demo.invalid');
  await form.getByLabel('Teléfono').fill('9 0000 4321');

  const fecha = new URL(page.url()).searchParams.get('dia');
  const faster = { nombre: 'Persona Rápida', email: 'rapida@demo.invalid', telefono: '1', fecha, hora: time };
  expect((await request.post(RESERVE, { data: faster })).status()).toBe(201);

  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(form.getByText('Hora no disponible')).toBeVisible();
  await expect(form.getByLabel('Nombre completo')).toHaveValue('Persona Lenta');
  const others = form
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .or(form.getByRole('radio', { name: /^\d\d:\d\d/ }));
  await expect(others.filter({ hasText: time })).toHaveCount(0);
  await others.first().click();
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByText('¡Reserva realizada con éxito!')).toBeVisible();
});

test('a visitor is asked for missing data and a valid e-mail', async ({ page }) => {
  await page.goto('/public/reservar');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Reservar', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(form.getByText('Falta el nombre.')).toBeVisible();
  await form.getByLabel('Correo electrónico').fill('ana@');
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(form.getByText(/correo válido/)).toBeVisible();
  await expect(form.getByRole('link', { name: /privacidad/ })).toBeVisible();
});
