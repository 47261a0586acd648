import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { freeRut, registerPatient, type Staff } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

const newSupply = async (staff: Staff, name: string, stock: number) => {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name, unit: 'caja', stock, criticalStock: 0, unitValue: 1_500 } },
  );
  return createSupply.id;
};
test('a record draft survives closing the tab, and is saved with its products', async ({ page, staff }) => {
  const rut = freeRut();
  await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
  const name = `Gasa ${rut}`;
  const supplyId = await newSupply(staff, name, 3);
  await page.goto('/app/fichas-clinicas');
  await page.getByPlaceholder('Buscar por nombre o RUT...').fill(rut.replace(/\W/g, ''));
  await page.getByRole('button', { name: new RegExp(`Rosa Ficha ${rut}`) }).click();
  await page.getByRole('button', { name: 'Nueva Ficha' }).click();
  await page.getByLabel('Descripción de la atención').fill('Primera línea\nSegunda línea');
  await page.getByLabel('Procedimiento').fill('Limpieza');
  await page.getByLabel('Indicaciones').fill('Curación\ncada dos días');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Descripción de la atención')).toHaveValue('Primera línea\nSegunda línea');
  await page.getByLabel('Producto', { exact: true }).selectOption(String(supplyId));
  await page.getByLabel('Cantidad').fill('4');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('No hay suficiente stock disponible. Stock actual: 3')).toBeVisible();
  await page.getByLabel('Cantidad').fill('3');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('$4.500').last()).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Ficha clínica creada correctamente')).toBeVisible();
  await expect(page.getByText('Hay una ficha de este paciente sin guardar')).toBeHidden();
  const { supply } = await staff.ask<{ supply: { stock: number } }>(
    'query ($id: Int!) { supply(id: $id) { stock } }',
    { id: supplyId },
  );
  expect(supply.stock).toBe(0);
});
