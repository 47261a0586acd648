import { expect } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test("a patient's page shows everything about them, and more can be added there", async ({ page, staff }) => {
  const name = 'Hilda Página Demo';
  const date = '2087-06-06';
  const id = await bookFor(staff, name, { date, time: '10:00' });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id },
  );

  await page.goto(`/app/pacientes?buscar=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/pacientes/${appointment.patient.id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Próxima cita' })).toContainText('10:00');

  await page.getByRole('button', { name: 'Anotar alertas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alertas' });
  await dialog.getByRole('checkbox', { name: 'Alergia al látex' }).check();
  const latex = dialog.getByRole('group', { name: 'Alergia al látex' });
  await latex.getByRole('textbox', { name: 'Nota (opcional)' }).fill('Usar nitrilo');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const alert = 'Alergia al látex: Usar nitrilo';
  await expect(page.getByRole('list', { name: 'Alertas' })).toContainText(alert);

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Nueva Ficha' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva Ficha Clínica' });
  await expect(form.getByRole('list', { name: 'Alertas' })).toContainText(alert);
  await form.getByLabel('Descripción de la Atención').fill('Onicocriptosis en el primer dedo');
  await form.getByLabel('Procedimiento').fill('Espiculectomía');
  await form.getByLabel('Indicaciones').fill('Reposo');
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  const story = page.getByRole('list', { name: 'Historia' });
  await expect(story.getByRole('listitem').filter({ hasText: 'Onicocriptosis' })).toBeVisible();
  await expectAccessible(page);
  // The money needs the width of the story, below which the page would be empty.
  const money = (await page.getByRole('region', { name: 'Cobros y pagos' }).boundingBox())!;
  const past = (await page.getByRole('region', { name: 'Historia' }).boundingBox())!;
  expect([money.x, money.width]).toEqual([past.x, past.width]);
  expect(money.y).toBeGreaterThan(past.y + past.height);

  await page.getByRole('button', { name: 'Citas', exact: true }).click();
  await expect(story).not.toContainText('Onicocriptosis');
  await story.getByRole('button', { name: /^Cita del/ }).click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/app/pacientes/${appointment.patient.id}`,
  );
  await expect(details.getByRole('list', { name: 'Alertas' })).toContainText(alert);
  await details.getByRole('button', { name: 'Cancelar cita' }).click();
  await expect(story).toContainText('Cancelada');
  await expect(page.getByText('No tiene citas por venir.')).toBeVisible();

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Dirección').fill('Calle Larga 1');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: 'Ver todos los datos' }).click();
  await expect(page.getByText('Calle Larga 1')).toBeVisible();

  await page.getByRole('button', { name: 'Nueva Cita' }).click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue(new RegExp(name));
  await page.goto(`/app/citas?vista=agenda&fecha=${date}`);
  await expect(page.getByRole('cell', { name: `Tiene alertas ${name}` }).last()).toBeVisible();
});
