import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { row, save, search } from '../helpers/patients.js';
import { freeRut } from '../helpers/staff.js';
import { test } from '../helpers/test.js';
import { typeDate } from '../helpers/type-date.js';

test('a patient is registered without a RUT, found with the keyboard, given the real RUT, and deleted', async ({
  page,
}) => {
  await page.goto('/app/pacientes');
  await page.getByRole('button', { name: 'Nuevo Paciente' }).click();
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
  await page.getByLabel('Nombre').fill('Petra Ñuñoa Provisional Demo');
  await page.getByLabel('Teléfono').fill('912345678');
  await page.getByLabel('Correo').fill('petra@demo.invalid');
  await expect(page.getByLabel('Teléfono')).toHaveValue('+56 9 1234 5678');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Falta el contacto de emergencia.')).toBeVisible();
  await expect(page.getByLabel('Contacto de Emergencia')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Contacto de Emergencia').fill('Su hermana, +56 9 8765 4321');
  await typeDate(page, 'Fecha de Nacimiento', '1971-05-30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paciente creado exitosamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuevo Paciente' })).toBeFocused();

  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('nunoa PETR');
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  await expect(page).toHaveURL(/buscar=nunoa\+PETR$/);
  const found = row(page, 'Petra Ñuñoa Provisional Demo');
  await expect(found).toContainText('Falta RUT');
  const edit = page.getByRole('button', { name: 'Editar a Petra Ñuñoa' });
  for (let stops = 0; stops < 12; stops += 1) {
    if ((await edit.and(page.locator(':focus')).count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Este RUT es provisional')).toBeVisible();
  // The form and the search are pages of their own.
  await page.goBack();
  await expect(edit).toBeFocused();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await page.goForward();
  await edit.press('Enter');
  const rut = freeRut();
  await page.getByLabel('RUT', { exact: true }).fill('');
  await page.keyboard.type(rut.replace(/\W/g, '').toLowerCase());
  await expect(page.getByLabel('RUT', { exact: true })).toHaveValue(rut);
  await save(page).click();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(found).toContainText(rut);
  await expect(found).not.toContainText('Falta');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Eliminar a Petra Ñuñoa' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    '¿Está seguro de que desea eliminar este paciente? Esta acción no se puede deshacer.',
  );
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Paciente eliminado exitosamente')).toBeVisible();
  await expect(page.getByText('Ningún paciente coincide con «nunoa PETR»')).toBeVisible();
});
