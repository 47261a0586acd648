import { expect } from '@playwright/test';
import { registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

test('a changed form asks before its changes are lost, however the user leaves the page', async ({
  page,
  staff,
}) => {
  const id = await registerPatient(staff, { name: 'Cambiada Demo' });
  await page.goto('/app/pacientes?buscar=cambiada');
  await page.getByRole('button', { name: 'Editar a Cambiada' }).click();
  // Goes there and back, so that the browser has a page to go forward to.
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
  // The draft is read from the browser's storage only after the form is shown.
  await expect(page.getByText('Se recuperó lo que había escrito en este computador.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Cambiada Otra Demo');
  await page.getByLabel('Nombre').fill('Cambiada Dos Veces Demo');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(page).toHaveURL(/buscar=cambiada$/);
  await expect(page.getByRole('heading', { name: 'Editar Paciente' })).toBeHidden();
});
