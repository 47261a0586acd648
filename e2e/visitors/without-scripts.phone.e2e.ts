import { expect } from '@playwright/test';
import { test } from '../helpers/test.js';
import { offerManicure } from '../helpers/treatments.js';
import { fillIn } from '../helpers/visitor-form.js';

test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

test.beforeEach(({ staff }) => offerManicure(staff, true));
// Other tests share this clinic, and expect its visitors to book the consultation.
test.afterEach(({ staff }) => offerManicure(staff, false));

test('a visitor without JavaScript chooses a treatment, books, corrects a mistake, moves the hour and cancels it', async ({
  page,
}) => {
  // One tap from arrival to the form.
  await page.goto('/public/reservar');
  await page.getByRole('link', { name: 'Próxima hora' }).tap();
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();

  await page.goto('/public/reservar?dia=2030-03-05');
  await page.getByText('Tratamiento: Consulta General').tap();
  await page.getByRole('link', { name: 'Manicura' }).tap();
  await expect(page).toHaveURL(/&tratamiento=Manicura$/);
  await page.getByRole('button', { name: 'Semana siguiente' }).tap();
  await page.getByRole('button', { name: /^MIÉ/ }).tap();
  await page.getByRole('button', { name: 'Tarde', exact: true }).tap();
  await page.getByRole('button', { name: '15:00' }).tap();
  await page.getByRole('button', { name: 'Reservar', exact: true }).tap();
  await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();

  await fillIn(page, 'Visita Sin Guiones');
  await page.getByLabel('Correo electrónico').fill('visita@');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).tap();
  await expect(page.getByText(/correo válido/)).toBeVisible();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Visita Sin Guiones');
  await page.getByLabel('Correo electrónico').fill('visita.corregida@demo.invalid');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).tap();
  await expect(page.getByRole('heading', { name: '¡Reserva realizada con éxito!' })).toBeVisible();
  const own = page.getByRole('article', { name: 'Su hora' });
  await expect(own).toContainText('Manicura');

  await page.getByRole('link', { name: 'Cambiar' }).tap();
  await page.getByRole('button', { name: '17:00' }).tap();
  await expect(page.getByRole('heading', { name: 'Su hora quedó cambiada' })).toBeVisible();
  await expect(own).toContainText('17:00');
  await expect(own).toContainText('Manicura');
  const leave = page.getByRole('link', { name: 'No puedo ir' });
  const { height } = (await leave.boundingBox())!;
  expect(height).toBe((await page.getByRole('link', { name: 'Cambiar' }).boundingBox())!.height);
  // The minimum height of a button: its label is on one line.
  expect(height).toBe(48);
  await leave.tap();
  await page.getByRole('button', { name: 'Cancelar hora' }).tap();
  await expect(page.getByRole('heading', { name: 'Su hora quedó cancelada' })).toBeVisible();
});
