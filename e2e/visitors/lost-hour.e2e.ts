import { expect } from '@playwright/test';
import { hydrated } from '../helpers/hydrated.js';
import { test } from '../helpers/test.js';
import { fillIn } from '../helpers/visitor-form.js';

test.use({ isLoggedIn: false });

const DAY = '2030-03-22';

test('a visitor who loses the hour while typing keeps what was typed, and is offered the remaining hours', async ({
  page,
  request,
}) => {
  await page.goto(`/public/reservar?dia=${DAY}`);
  await hydrated(page);
  await page.getByRole('button', { name: '10:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await fillIn(form, 'Persona Lenta');

  const faster = {
    nombre: 'Persona Rápida',
    email: 'rapida@demo.invalid',
    telefono: '1',
    fecha: DAY,
    hora: '10:00',
  };
  expect((await request.post('/api/citas/reservar/', { data: faster })).status()).toBe(201);

  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(form.getByText('Hora no disponible')).toBeVisible();
  await expect(form.getByLabel('Nombre completo')).toHaveValue('Persona Lenta');
  const others = form.getByRole('button', { name: /^\d\d:\d\d/ });
  await expect(others.filter({ hasText: '10:00' })).toHaveCount(0);
  await others.first().click();
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByText('¡Reserva realizada con éxito!')).toBeVisible();
});

test('a visitor whose browser received only half of the script can still book', async ({ page }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  });
  await page.goto(`/public/reservar?dia=${DAY}`);
  await page.getByRole('button', { name: '15:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await fillIn(page, 'Visita A Medias');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva realizada con éxito!' })).toBeVisible();
});
