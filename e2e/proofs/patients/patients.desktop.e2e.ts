import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { openEditor, row, save } from '../../helpers/patients.js';
import { freeRut, giveSession, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('the patient form shows who has the typed RUT, and opens that patient', async ({ page, staff }) => {
  const rut = freeRut();
  const id = await registerPatient(staff, { name: 'Dueña Demo', rut, phone: '+56 9 0000 2222' });
  await page.goto('/app/pacientes?paciente=nuevo');
  await page.getByLabel('RUT', { exact: true }).pressSequentially(rut.replace(/\W/g, ''));
  await expect(page.getByText('Ya existe un paciente con este RUT: Dueña Demo')).toBeVisible();
  await expect(page.getByText('+56 9 0000 2222 · e2e@demo.invalid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No se puede crear el paciente porque ya existe uno con este RUT'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Abrir este paciente' }).click();
  await expect(page).toHaveURL(new RegExp(`paciente=${id}$`));
  await expect(page.getByLabel('Nombre')).toHaveValue('Dueña Demo');
});

test('a patient is deleted after a warning that their appointment is deleted too', async ({
  page,
  request,
  staff,
}) => {
  const day = await staff.ask<{ availability: { nextFreeDate: string } }>(
    '{ availability(date: "2030-03-03") { nextFreeDate } }',
  );
  const booked = await request.post('/api/citas/reservar/', {
    data: {
      nombre: 'Zenaida Borrable',
      email: 'zenaida@demo.invalid',
      telefono: '+56 9 0000 3333',
      fecha: day.availability.nextFreeDate,
      hora: '10:00',
      servicio: 'Consulta General',
    },
  });
  expect(booked.status()).toBe(201);
  await page.goto('/app/pacientes?buscar=zenaida+borrable');
  await expect(row(page, 'Zenaida Borrable')).toContainText('Falta RUT y contacto de emergencia');
  await page.getByRole('button', { name: 'Eliminar a Zenaida Borrable' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    '¿Está seguro de que desea eliminar este paciente? Esta acción no se puede deshacer.',
  );
  await expect(dialog).toContainText('También se eliminará su cita.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Zenaida Borrable')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar a Zenaida Borrable' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Paciente eliminado exitosamente')).toBeVisible();
  await expect(page.getByText('Ningún paciente coincide con «zenaida borrable»')).toBeVisible();
});

test('the patient list is sorted by a heading, and the address keeps the order', async ({ page, staff }) => {
  await registerPatient(staff, { name: 'Orden A Demo', rut: freeRut() });
  await registerPatient(staff, { name: 'Orden B Demo', rut: freeRut() });
  await page.goto('/app/pacientes?buscar=orden');
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText([/Orden A/, /Orden B/]);
  await page.getByRole('button', { name: 'Nombre' }).click();
  await expect(names).toHaveText([/Orden B/, /Orden A/]);
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(names).toHaveText([/Orden B/, /Orden A/]);
});

test('two users edit a patient, and no change is lost unnoticed', async ({
  page,
  browser,
  product,
  staff,
}) => {
  const id = await registerPatient(staff, { name: 'Compartida Demo', rut: freeRut() });
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await giveSession(elsewhere, product.session);
  const other = await elsewhere.newPage();
  await openEditor(page, id);
  await openEditor(other, id);
  await other.getByLabel('Teléfono').fill('+56 9 0000 4444');
  await other.getByLabel('Dirección').fill('Calle Demo 1');
  await save(other).click();
  await expect(other.getByText('Paciente actualizado exitosamente')).toBeVisible();
  await elsewhere.close();

  await page.getByLabel('Teléfono').fill('+56 9 0000 5555');
  await page.getByLabel('Enfermedad Base').fill('Diabetes');
  await save(page).click();
  const choice = (field: string) => page.getByRole('radiogroup', { name: field });
  await expect(choice('Teléfono')).toContainText('+56 9 0000 4444');
  await expect(choice('Teléfono')).toContainText('+56 9 0000 5555');
  await expect(choice('Dirección').getByRole('radio', { name: /otra persona/ })).toBeChecked();
  await expect(choice('Enfermedad Base').getByRole('radio', { name: /usted/ })).toBeChecked();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await choice('Teléfono')
    .getByRole('radio', { name: /otra persona/ })
    .check();
  await expect(page.getByLabel('Teléfono', { exact: true }).last()).toHaveValue('+56 9 0000 4444');
  await save(page).click();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  const { patient } = await staff.ask<{ patient: object }>(
    'query ($id: Int!) { patient(id: $id) { phone address underlyingCondition version } }',
    { id },
  );
  expect(patient).toEqual({
    phone: '+56 9 0000 4444',
    address: 'Calle Demo 1',
    underlyingCondition: 'Diabetes',
    version: 3,
  });
});

test('the patient list, the form with its errors, and the confirmation are accessible', async ({
  page,
  staff,
}) => {
  await registerPatient(staff, { name: 'Legible Demo' });
  await page.goto('/app/pacientes?buscar=legible');
  await expect(row(page, 'Legible Demo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eliminar a Legible' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nuevo Paciente' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Falta el nombre.')).toBeVisible();
  await expectAccessible(page);
});
