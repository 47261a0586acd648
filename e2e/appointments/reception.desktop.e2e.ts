import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient } from '../helpers/staff.js';
import { staffCommand } from '../helpers/staff-command.js';

const DAY = '2031-03-12';

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByPlaceholder('Usuario').fill('mesa');
  await page.getByPlaceholder('Contraseña').fill(password);
  await page.keyboard.press('Enter');
}

test('a user whose role changes to reception is logged out, and continues without health data', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const staff = await asStaff(elsewhere);
  const patientId = await registerPatient(staff, {
    name: 'Olga Mesa Demo',
    underlyingCondition: 'Diabetes tipo 2',
  });
  const { createAppointment } = await staff.ask<{ createAppointment: { id: number } }>(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { patientId, date: DAY, time: '10:00', treatment: 'Podología general', notes: 'Úlcera' } },
  );
  const password = (await staffCommand('add', 'mesa')).trim().split(' ').at(-1)!;

  await page.goto(`/app/citas?vista=dia&fecha=${DAY}&cita=${createAppointment.id}`);
  await logIn(page, password);
  await expect(page.getByRole('dialog').getByText('Úlcera')).toBeVisible();
  await staffCommand('role', 'mesa', 'recepcion');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();

  await logIn(page, password);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('button', { name: '12:00' }).click();
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
  await expectAccessible(page);

  const stored = await staff.ask(
    `query ($patient: Int!, $id: Int!) {
       patient(id: $patient) { address underlyingCondition } appointment(id: $id) { time notes } }`,
    { patient: patientId, id: createAppointment.id },
  );
  expect(stored).toEqual({
    patient: { address: 'Calle Falsa 123', underlyingCondition: 'Diabetes tipo 2' },
    appointment: { time: '12:00', notes: 'Úlcera' },
  });
  await elsewhere.close();
});
