import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('an appointment is repeated on the chosen days, and its series can be ended from a given day', async ({
  page,
  staff,
}) => {
  const name = 'Silvia Serie';
  const patientId = await registerPatient(staff, { name });
  await bookFor(staff, 'Olga Otra', { date: '2091-06-12', time: '11:00' });
  await page.goto(`/app/citas?cita=nueva&paciente=${patientId}&fecha=2091-05-08`);
  const form = page.getByRole('dialog', { name: /^Nueva Cita/ });
  await form.getByLabel('Tipo de Tratamiento').selectOption('Podología general');
  await form.getByRole('button', { name: '11:00' }).click();
  await form.getByRole('button', { name: 'Repetir varias veces' }).click();
  await expect(form.getByRole('switch', { name: 'Repetir' })).toBeChecked();
  await form.getByLabel('Citas en total').selectOption('4');

  const days = form.getByRole('list', { name: 'Fechas de la serie' });
  await expect(days.getByRole('checkbox')).toHaveCount(4);
  await expect(days.getByRole('checkbox', { name: /12 de junio de 2091 Hora no disponible/ })).toBeDisabled();
  await expect(form.getByText('Se agendan 3 de 4 citas a las 11:00')).toBeVisible();
  await days.getByRole('checkbox', { name: /21 de agosto/ }).uncheck();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByText(`${name}, 2 citas: la primera, el martes 8 de mayo de 2091 a las 11:00`),
  ).toBeVisible();

  const { appointments } = await staff.ask<{ appointments: { id: number; patient: { id: number } }[] }>(
    'query { appointments(from: "2091-05-08", to: "2091-09-30") { id patient { id } } }',
  );
  const own = appointments.filter(({ patient }) => patient.id === patientId);
  expect(own).toHaveLength(2);
  await page.goto(`/app/citas?cita=${own[1]!.id}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Serie' }).click();
  const series = page.getByRole('dialog', { name: 'Serie de citas' });
  await expect(series.getByRole('listitem')).toHaveText([
    /^martes 8 de mayo de 2091, 11:00Reservada, no cambia$/,
    /^martes 17 de julio de 2091, 11:00 \(esta cita\)Reservada$/,
  ]);
  await expectAccessible(page);
  await series.getByRole('button', { name: 'Terminar serie' }).click();
  await page
    .getByRole('alertdialog', { name: 'Terminar la serie' })
    .getByRole('button', { name: 'Terminar serie' })
    .click();
  await expect(page.getByText('Serie terminada')).toBeVisible();
  await expect(
    page.getByRole('dialog', { name: 'Detalles de la Cita' }).getByText('Cancelada', { exact: true }),
  ).toBeVisible();
});
