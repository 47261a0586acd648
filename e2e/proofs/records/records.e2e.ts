import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { newRecord } from '../../helpers/records.js';
import { freeRut, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('a record is viewed, edited and viewed again; both versions are shown side by side', async ({
  page,
  staff,
}) => {
  const rut = freeRut();
  const patientId = await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
  const id = await newRecord(staff, patientId);
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}`);
  await page.getByRole('button', { name: 'Ficha del 5 de marzo de 2024' }).click();
  const view = page.getByRole('dialog', { name: 'Ficha Clínica del 5 de marzo de 2024' });
  await expect(view.getByText('$0')).toBeVisible();
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Procedimiento').fill('Limpieza profunda');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('Ficha clínica actualizada correctamente')).toBeVisible();
  await expect(view.getByText('Limpieza profunda')).toBeVisible();
  // A toast under the mouse stays open, and this one covers the pressed button.
  await page.mouse.move(0, 0);
  await view.getByRole('button', { name: 'Ver las 2 versiones' }).click();
  await expect(page.getByRole('dialog').locator('mark')).toHaveText([' profunda']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`ficha=${id}`));
});

test('a second concurrent edit of a record is merged with the first', async ({ page, staff }) => {
  const rut = freeRut();
  const patientId = await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
  const id = await newRecord(staff, patientId);
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Procedimiento').fill('Lo mío');
  await staff.ask(
    'mutation ($id: Int!, $input: UpdateClinicalRecordInput!) { updateClinicalRecord(id: $id, version: 1, input: $input) { id } }',
    { id, input: { procedure: 'Lo suyo', instructions: 'Hielo' } },
  );
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText(/Se incorporó lo que cambió .*: Indicaciones\./)).toBeVisible();
  await expect(page.getByLabel('Procedimiento')).toHaveValue('Lo mío');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('Ficha clínica actualizada correctamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver las 3 versiones' })).toBeVisible();
});
