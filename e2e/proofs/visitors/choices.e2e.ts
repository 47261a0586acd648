import { expect } from '@playwright/test';
import { watchComplaints } from '../../helpers/complaints.js';
import { hydrated } from '../../helpers/hydrated.js';
import { test } from '../../helpers/test.js';
import { offerManicure } from '../../helpers/treatments.js';
import { fillIn } from '../../helpers/visitor-form.js';

test.use({ isLoggedIn: false });
test.beforeEach(({ staff }) => offerManicure(staff, true));
// Other tests share this clinic, and expect its visitors to book the consultation.
test.afterEach(({ staff }) => offerManicure(staff, false));

test('a visitor books a treatment of their choice without reloading, and going back undoes the choice', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.goto('/public/reservar?dia=2030-03-19');
  await page.getByText('Tratamiento: Consulta General').click();
  await page.getByRole('link', { name: 'Manicura' }).click();
  await expect(page).toHaveURL(/&tratamiento=Manicura$/);
  await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Tratamiento: Consulta General')).toBeVisible();
  await page.goForward();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText('Manicura · 60 minutos');
  await fillIn(form, 'Visita De Manos');
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  const success = page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' });
  await success.getByRole('link', { name: 'Ver mi hora' }).click();
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
  expect(complaints).toEqual([]);
});
