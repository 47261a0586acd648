import { expect } from '@playwright/test';
import { registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';
import { forget, visitId } from '../../helpers/walk-ins.js';

test("a key on a patient's page starts their visit, and later returns to it", async ({ page, staff }) => {
  const name = 'Wanda Sin Hora Demo';
  const patientId = await registerPatient(staff, { name });
  await page.goto(`/app/pacientes/${patientId}`);
  await expect(page.getByRole('button', { name: 'Atender' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('dialog', { name: 'Atender ahora' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Atender ahora' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Atender' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = visitId(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Seguir atendiendo' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page).toHaveURL(new RegExp(`/app/citas/${id}/visita$`));
  await forget(staff, patientId, id);
});
