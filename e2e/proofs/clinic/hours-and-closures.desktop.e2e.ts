import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';
import { typeDate } from '../../helpers/type-date.js';

test('opening hours are set for each agenda, and a too short day is refused at its row', async ({ page }) => {
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: 'Horarios' }).click();
  await page.getByRole('button', { name: 'Manicura' }).click();
  await page.getByRole('combobox', { name: 'Cierre del sábado' }).selectOption('09:00');
  await expect(page.getByText('La hora de cierre debe ser al menos una hora después')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cierre del sábado' }).selectOption('14:00');
  await page.getByRole('button', { name: 'Guardar horarios' }).click();
  await expect(page.getByText('Horarios guardados correctamente')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Manicura' }).click();
  await expect(page.getByRole('combobox', { name: 'Cierre del sábado' })).toHaveValue('14:00');
});

test('a closure lists the affected appointments, shows on the calendar, and can be removed', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Afectada Demo', { date: '2032-02-10', time: '10:00' });
  await page.goto('/app/configuracion/cierres');
  await page.getByRole('button', { name: 'Agregar cierre' }).click();
  const modal = page.getByRole('dialog', { name: 'Agregar cierre' });
  await modal.getByRole('button', { name: 'Guardar' }).click();
  await expect(modal.getByText('Falta el motivo.')).toBeVisible();
  await modal.getByLabel('Motivo').fill('Vacaciones E2E');
  await typeDate(modal, 'Hasta (incluido)', '2032-02-12');
  await typeDate(modal, 'Desde', '2032-02-09');
  await modal.getByRole('button', { name: 'Guardar' }).click();
  await expect(modal.getByText('Hay 1 cita en esos días')).toBeVisible();
  await expect(modal.getByRole('link', { name: 'Afectada Demo' })).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Cerrar de todos modos' }).click();
  await expect(page.getByText('Cierre guardado correctamente')).toBeVisible();

  await page.goto('/app/citas?vista=mes&fecha=2032-02-10');
  await expect(page.getByText('Vacaciones E2E')).toHaveCount(4);
  await page.goto('/app/configuracion/cierres');
  await page.getByRole('button', { name: /^Eliminar el cierre Vacaciones E2E/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cierre eliminado correctamente')).toBeVisible();
  // The confirmation dialog, which is fading out, names the closure too.
  await expect(page.getByText('Vacaciones E2E', { exact: true })).toBeHidden();
});
