import { expect } from '@playwright/test';
import { bookFor, eventOf } from '../helpers/appointments.js';
import { watchComplaints } from '../helpers/complaints.js';
import { logIn } from '../helpers/log-in.js';
import { supplyNamed } from '../helpers/supplies.js';
import { test } from '../helpers/test.js';
import { translate } from '../helpers/translator.js';

const DAY = '2025-04-08';

test.use({ isLoggedIn: false });

test('the main tasks of the panel work on a page that the browser translates', async ({ page, staff }) => {
  const complaints = watchComplaints(page);
  await page.clock.setFixedTime(`${DAY}T14:10:00Z`);
  await bookFor(staff, 'Rosa Traducida Demo', { date: DAY, time: '11:00' });
  await bookFor(staff, 'Luz Traducida Demo', { date: DAY, time: '15:00' });
  await supplyNamed(staff, 'Gasa traducida');
  await page.goto('/app/login');
  await translate(page);
  await logIn(page);

  // The menu's button loses its text, which stands beside an icon, and gets it back.
  await page.getByRole('button', { name: /Contraer el menú/ }).click();
  await page.getByRole('button', { name: /Mostrar el menú/ }).click();
  await expect(page.getByRole('button', { name: /Contraer el menú/ })).toContainText('[Contraer el menú]');

  // The agenda: a month, a day, a new appointment, a move and a cancellation.
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: /Citas/ }).click();
  await page.locator(`[data-day="${DAY}"]`).click();
  const details = page.getByRole('dialog', { name: /Detalles de la Cita/ });
  await eventOf(page, 'Luz Traducida').click();
  await details.getByRole('button', { name: /Editar/ }).click();
  const edit = page.getByRole('dialog', { name: /Editar Cita/ });
  await edit.getByRole('button', { name: /16:00/ }).click();
  await edit.getByRole('button', { name: /17:00/ }).click();
  await edit.getByRole('button', { name: /Actualizar/ }).click();
  await expect(edit).toBeHidden();
  await expect(eventOf(page, 'Luz Traducida')).toContainText('17:00');
  await eventOf(page, 'Luz Traducida').click();
  await expect(details).toContainText('[17:00 – 18:00]');
  await details.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: /Cancelar cita/ }).click();
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: /Nueva Cita/ }).click();
  const create = page.getByRole('dialog', { name: /Nueva Cita/ });
  await create.getByRole('combobox', { name: /Paciente/ }).fill('Rosa Traducida');
  await page.getByRole('option', { name: /Rosa Traducida Demo/ }).click();
  await create.getByLabel(/Tipo de Tratamiento/).selectOption({ index: 1 });
  await create.getByRole('button', { name: /13:00/ }).click();
  await create.getByRole('button', { name: /Guardar/ }).click();
  await expect(create).toBeHidden();
  await expect(eventOf(page, 'Rosa Traducida')).toHaveCount(2);

  // A visit and its record.
  await menu.getByRole('link', { name: /Dashboard/ }).click();
  await page
    .getByRole('link', { name: /Atender a .*Rosa Traducida Demo/ })
    .first()
    .click();
  await page.getByLabel(/Descripción de la atención/).fill('Control de rutina');
  await page.getByLabel(/Procedimiento/).fill('Corte y limado');
  await page.getByLabel(/Indicaciones/).fill('Crema cada noche');
  await page.getByRole('button', { name: /Terminar visita/ }).click();
  await expect(page.getByRole('heading', { name: /Visita terminada/ })).toBeVisible();

  // Lists that change while the user types.
  await menu.getByRole('link', { name: /Pacientes/ }).click();
  const search = page.getByLabel('Buscar pacientes');
  await search.fill('Luz Traducida');
  await expect(page.getByText('[Luz Traducida Demo]').first()).toBeVisible();
  await expect(page.getByText('[Rosa Traducida Demo]')).toHaveCount(0);
  await menu.getByRole('link', { name: /Inventario/ }).click();
  await page.getByLabel('Buscar insumo').fill('Gasa traducida');
  await expect(page.getByText('[Gasa traducida]').first()).toBeVisible();
  await page.goto('/app/mensajes');
  await translate(page);
  await expect(page.getByRole('heading', { level: 1, name: /Mensajes/ })).toBeVisible();
  await menu.getByRole('link', { name: /Dashboard/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dashboard/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
