import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { logIn } from '../helpers/log-in.js';
import { registerPatient } from '../helpers/staff.js';
import { addUser, staffCommand } from '../helpers/staff-command.js';
import { test } from '../helpers/test.js';

const DAY = '2031-10-08';

test.use({ isLoggedIn: false });

test('a user whose role changes to reception is logged out, and continues without health data', async ({
  page,
  product,
  staff,
}) => {
  const patientId = await registerPatient(staff, {
    name: 'Olga Mesa Demo',
    underlyingCondition: 'Diabetes tipo 2',
  });
  const { createAppointment } = await staff.ask<{ createAppointment: { id: number } }>(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { patientId, date: DAY, time: '10:00', treatment: 'Podología general', notes: 'Úlcera' } },
  );
  const password = await addUser(product, 'mesa');

  await page.goto(`/app/citas?vista=dia&fecha=${DAY}&cita=${createAppointment.id}`);
  await logIn(page, 'mesa', password);
  await expect(page.getByRole('dialog').getByText('Úlcera')).toBeVisible();
  await staffCommand(product, 'role', 'mesa', 'recepcion');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();

  await logIn(page, 'mesa', password);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('button', { name: '12:00' }).click();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await expect(page.getByRole('switch', { name: 'Sobrecupo' })).toBeVisible();
  await expect(page.getByLabel('Notas')).toBeHidden();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(page.getByText('Úlcera')).toBeHidden();

  await page.goto(`/app/pacientes?paciente=${patientId}`);
  await page.getByLabel('Dirección').fill('Calle Falsa 123');
  await expect(page.getByLabel('Enfermedad Base')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();

  await expect(page.getByRole('link', { name: 'Fichas Clínicas' })).toBeHidden();
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}`);
  await expect(page.getByText('No tiene acceso a los datos de salud.')).toBeVisible();

  const stored = await staff.ask(
    `query ($patient: Int!, $id: Int!) {
       patient(id: $patient) { address underlyingCondition } appointment(id: $id) { time notes } }`,
    { patient: patientId, id: createAppointment.id },
  );
  expect(stored).toEqual({
    patient: { address: 'Calle Falsa 123', underlyingCondition: 'Diabetes tipo 2' },
    appointment: { time: '12:00', notes: 'Úlcera' },
  });
});
