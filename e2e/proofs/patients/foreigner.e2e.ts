import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { freeRut, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('a foreigner is identified by passport, and merged or given their real RUT', async ({ page, staff }) => {
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
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Paciente creado exitosamente')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar pacientes, secciones y acciones' }).fill('PP9988');
  await expect(page.getByRole('option').first()).toContainText('Pasaporte PP998877 (Perú)');
  await page.keyboard.press('Enter');
  const header = page.getByRole('region', { name: 'Datos del paciente' });
  await expect(header).toContainText('Pasaporte PP998877 (Perú)');
  await page.getByRole('button', { name: 'Ver todos los datos' }).click();
  await expect(page.getByRole('region', { name: 'Datos', exact: true })).toContainText('Femenino');

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
