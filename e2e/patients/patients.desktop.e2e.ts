import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, freeRut, registerPatient, type Staff } from '../helpers/staff.js';
import { typeDate } from '../helpers/type-date.js';

let staff: Staff;
test.beforeEach(async ({ context }) => {
  staff = await asStaff(context);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar pacientes' });
const save = (page: Page) => page.getByRole('button', { name: 'Actualizar' });

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/app/pacientes?paciente=${id}`);
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
}

test('registers a patient without a RUT, and adds the real one later', async ({ page }) => {
  await page.goto('/app/pacientes');
  await page.getByRole('button', { name: 'Nuevo Paciente' }).click();
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
  await page.getByLabel('Nombre').fill('Petra Provisional Demo');
  await page.getByLabel('Teléfono').fill('912345678');
  await page.getByLabel('Correo').fill('petra@demo.invalid');
  await expect(page.getByLabel('Teléfono')).toHaveValue('+56 9 1234 5678');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Falta el contacto de emergencia.')).toBeVisible();
  await expect(page.getByLabel('Contacto de Emergencia')).toBeFocused();
  await page.getByLabel('Contacto de Emergencia').fill('Su hermana, +56 9 8765 4321');
  await typeDate(page, 'Fecha de Nacimiento', '1971-05-30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paciente creado exitosamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuevo Paciente' })).toBeFocused();

  await search(page).fill('petra prov');
  await expect(row(page, 'Petra Provisional Demo')).toContainText('Provisional');
  await expect(row(page, 'Petra Provisional Demo')).toContainText('Falta RUT');

  const rut = freeRut();
  await page.getByRole('button', { name: 'Editar a Petra Provisional Demo' }).click();
  await expect(page.getByText('Este RUT es provisional')).toBeVisible();
  await page.getByLabel('RUT', { exact: true }).fill('');
  await page.keyboard.type(rut.replace(/\W/g, '').toLowerCase());
  await expect(page.getByLabel('RUT', { exact: true })).toHaveValue(rut);
  await save(page).click();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar a Petra Provisional Demo' })).toBeFocused();
  await expect(row(page, 'Petra Provisional Demo')).toContainText(rut);
  await expect(row(page, 'Petra Provisional Demo')).not.toContainText('Falta');
});

test('identifies a foreigner by passport, and offers a merge if another patient has the real RUT', async ({
  page,
}) => {
  const rut = freeRut();
  await registerPatient(staff, { name: 'Pilar Pasaporte Antigua Demo', rut });
  await page.goto('/app/pacientes?paciente=nuevo');
  await page.getByLabel('Nombre').fill('Pilar Pasaporte Demo');
  await page.getByLabel('Teléfono').fill('912345678');
  await page.getByLabel('Correo').fill('pilar@demo.invalid');
  await page.getByLabel('Contacto de Emergencia').fill('Su hijo');
  await page.getByRole('button', { name: 'Más datos' }).click();
  await page.getByRole('button', { name: 'Agregar pasaporte u otro documento' }).click();
  await page.getByLabel('País que lo emitió').selectOption('Perú');
  await page.getByLabel('Número').fill('pp-998.877');
  await page.getByLabel('Sexo').selectOption('Femenino');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Paciente creado exitosamente')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('PP9988');
  await expect(page.getByRole('option').first()).toContainText('Pasaporte PP998877 (Perú)');
  await page.keyboard.press('Enter');
  const header = page.getByRole('region', { name: 'Datos del paciente' });
  await expect(header).toContainText('Pasaporte PP998877 (Perú)');
  await expect(header).toContainText('Femenino');

  await page.getByRole('button', { name: 'Escribir el RUT verdadero' }).click();
  const dialog = page.getByRole('dialog', { name: 'RUT verdadero' });
  await dialog.getByLabel('RUT', { exact: true }).fill(rut);
  await expect(dialog.getByRole('button', { name: 'Guardar RUT' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Unir con Pilar Pasaporte Antigua Demo' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Nombre' })).toContainText('Pilar Pasaporte Demo');
  await page.goBack();

  const free = freeRut();
  await page.getByRole('button', { name: 'Escribir el RUT verdadero' }).click();
  await dialog.getByLabel('RUT', { exact: true }).fill(free);
  await dialog.getByRole('button', { name: 'Guardar RUT' }).click();
  await expect(header).toContainText(free);
  await expect(header).not.toContainText('Provisional');
});

test('shows who has the typed RUT, and opens that patient', async ({ page }) => {
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

test('reports a RUT with a wrong check digit after a pause in typing', async ({ page }) => {
  await page.goto('/app/pacientes?paciente=nuevo');
  await page.getByLabel('RUT', { exact: true }).pressSequentially('123456789');
  await expect(page.getByText('RUT inválido')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('5');
  await expect(page.getByText('RUT inválido')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

test('deletes a patient after warning that their appointment is deleted too', async ({ page, request }) => {
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

test('finds and opens a patient with the keyboard only, and Back leads out again', async ({ page }) => {
  const id = await registerPatient(staff, { name: 'Begoña Teclado Ñuñoa Demo', rut: freeRut() });
  await page.goto('/app/pacientes');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('nunoa BEGO');
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  await expect(page).toHaveURL(/buscar=nunoa\+BEGO$/);
  const edit = page.getByRole('button', { name: 'Editar a Begoña' });
  for (let stops = 0; stops < 12; stops += 1) {
    if ((await edit.and(page.locator(':focus')).count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`paciente=${id}$`));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Editar Paciente' })).toBeHidden();
  await expect(edit).toBeFocused();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(/pacientes$/);
});

test('sorts by a heading, and keeps the order in the address', async ({ page }) => {
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

test('two people edit a patient, and no change is lost unnoticed', async ({ page, browser }) => {
  const id = await registerPatient(staff, { name: 'Compartida Demo', rut: freeRut() });
  const elsewhere = await browser.newContext();
  await asStaff(elsewhere);
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

test('nothing is lost if the session expires while typing', async ({ page }) => {
  const id = await registerPatient(staff, { name: 'Lenta Demo', rut: freeRut() });
  await openEditor(page, id);
  await page.getByLabel('Caso Clínico').fill('Uña encarnada');
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'));
  await save(page).click();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('expired');
});

test('asks before unsaved changes are lost, however the user leaves the page', async ({ page }) => {
  const id = await registerPatient(staff, { name: 'Cambiada Demo', rut: freeRut() });
  await page.goto('/app/pacientes?buscar=cambiada');
  await page.getByRole('button', { name: 'Editar a Cambiada' }).click();
  // There and back, so that the browser has a page to go forward to.
  await page.getByRole('link', { name: 'Citas' }).click();
  await expect(page.getByRole('heading', { name: 'Calendario de Citas' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Nombre').fill('Cambiada Otra Demo');
  const stay = page.getByRole('button', { name: 'Seguir editando' });
  const leave = [
    () => page.getByRole('link', { name: 'Citas' }).click(),
    () => page.getByRole('button', { name: 'Cancelar' }).first().click(),
    () => page.getByRole('button', { name: 'Cerrar Sesión' }).click(),
    () => page.goForward(),
    () => page.goBack(),
  ];
  for (const tryToLeave of leave) {
    await tryToLeave();
    await stay.click();
    await expect(stay).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`buscar=cambiada&paciente=${id}$`));
    await expect(page.getByLabel('Nombre')).toHaveValue('Cambiada Otra Demo');
  }
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await page.getByLabel('Nombre').fill('Cambiada Otra Demo');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(page).toHaveURL(/buscar=cambiada$/);
  await expect(page.getByRole('heading', { name: 'Editar Paciente' })).toBeHidden();
});

test('the list, the form with its errors, and the confirmation are accessible', async ({ page }) => {
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
