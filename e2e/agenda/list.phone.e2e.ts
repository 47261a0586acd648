import { expect } from '@playwright/test';
import { eventOf } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';
import { expectThumbHigh } from '../helpers/thumb-high.js';

test('a phone starts with the list: an appointment is created, opened, cancelled and restored by touch, and a day of the month opens', async ({
  page,
  staff,
}) => {
  await registerPatient(staff, { name: 'Pulgar Demo' });
  await page.goto('/app/citas?fecha=2032-09-06');
  await expect(page.getByRole('heading', { name: 'Listado de Citas' })).toBeVisible();
  await expect(page.getByText('No hay citas registradas en estos días.')).toBeVisible();

  await page.getByRole('button', { name: '+ Nueva Cita' }).tap();
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 06/09/2032' });
  await create.getByRole('combobox', { name: 'Paciente' }).fill('pulgar');
  await page.getByRole('option', { name: /Pulgar Demo/ }).tap();
  await create.getByLabel('Tipo de Tratamiento').selectOption('Podología general');
  await create.getByRole('button', { name: /^10:00/ }).tap();
  await expectNoSidewaysScrolling(page);
  await create.getByRole('button', { name: 'Guardar' }).tap();
  await expect(create).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'Pulgar Demo' });
  await expect(row).toContainText('06/09/2032 10:00');
  await expect(row).toContainText('Reservada');
  await expectAccessible(page);
  await row.getByText('Pulgar Demo').tap();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('10:00 – 11:00');
  await expect(details.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+56/);
  // Once everything is rendered: Chromium takes a touch for a long press if the page is busy meanwhile.
  await expect(details.getByRole('button', { name: 'Preparar recordatorio' })).toBeVisible();
  await details.getByRole('button', { name: 'Cancelar cita' }).tap();
  await expect(details).toBeHidden();
  await expect(row).toContainText('Cancelada');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(row).toContainText('Reservada');

  // Everything but the day and the main action is behind one button.
  const more = page.getByRole('dialog', { name: 'Vistas y más' });
  await page.getByRole('button', { name: 'Vistas y más' }).tap();
  await expectAccessible(page);
  await more.getByRole('button', { name: 'Día', exact: true }).tap();
  await expect(more).toBeHidden();
  await eventOf(page, 'Pulgar Demo').tap();
  await expect(details).toContainText('Pulgar Demo');
  await details.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(details).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: /, elegir el día$/ }).tap();
  await page
    .getByRole('dialog', { name: 'Elegir el día' })
    .getByRole('gridcell', { name: '8', exact: true })
    .tap();
  await expect(page).toHaveURL(/fecha=2032-09-08/);
  await page.getByRole('button', { name: 'lunes 6 de septiembre' }).tap();
  await expect(eventOf(page, 'Pulgar Demo')).toBeVisible();
  await page.getByRole('button', { name: 'Vistas y más' }).tap();
  await more.getByRole('button', { name: 'Mes', exact: true }).tap();
  const day = page.getByRole('button', { name: /^lunes 6 de septiembre, 1 cita / });
  await expectThumbHigh(page);
  await expectNoSidewaysScrolling(page);
  await day.tap();
  await expect(page).toHaveURL(/vista=dia&fecha=2032-09-06/);
  await expect(eventOf(page, 'Pulgar Demo')).toBeVisible();
});
