import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { storedText } from '../helpers/private-storage.js';
import { freeRut, registerPatient, type Staff } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

const newSupply = async (staff: Staff, name: string, stock: number) => {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name, unit: 'caja', stock, criticalStock: 0, unitValue: 1_500 } },
  );
  return createSupply.id;
};
test('a record draft survives closing the tab, encrypted, and is saved with its products', async ({
  page: closed,
  context,
  staff,
}) => {
  const rut = freeRut();
  await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
  const name = `Gasa ${rut}`;
  const supplyId = await newSupply(staff, name, 3);
  const open = async (page: Page) => {
    await page.goto('/app/fichas-clinicas');
    await page.getByPlaceholder('Buscar por nombre o RUT...').fill(rut.replace(/\W/g, ''));
    await page.getByRole('button', { name: new RegExp(`Rosa Ficha ${rut}`) }).click();
  };
  await open(closed);
  await closed.getByRole('button', { name: 'Nueva Ficha' }).click();
  await closed.getByLabel('Descripción de la atención').fill('Primera línea\nSegunda línea');
  await closed.getByLabel('Procedimiento').fill('Limpieza');
  await closed.getByLabel('Indicaciones').fill('Curación\ncada dos días');
  await expectAccessible(closed);
  await closed.reload();
  await expect(closed.getByText('Hay una ficha de este paciente sin guardar')).toBeVisible();
  // While its tab is open, the draft belongs to that tab.
  const page = await context.newPage();
  await open(page);
  await expect(page.getByRole('button', { name: 'Nueva Ficha' })).toBeVisible();
  expect(await storedText(page)).toMatch(/^(?=.*record\.)(?!.*Limpieza)(?!.*Rosa Ficha)/s);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeHidden();
  await closed.close();
  await open(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Descripción de la atención')).toHaveValue('Primera línea\nSegunda línea');
  await page.getByLabel('Producto', { exact: true }).selectOption(String(supplyId));
  await page.getByLabel('Cantidad').fill('4');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('No hay suficiente stock disponible. Stock actual: 3')).toBeVisible();
  await page.getByLabel('Cantidad').fill('3');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('$4.500').last()).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Ficha clínica creada correctamente')).toBeVisible();
  await expect(page.getByText('Hay una ficha de este paciente sin guardar')).toBeHidden();
  const { supply } = await staff.ask<{ supply: { stock: number } }>(
    'query ($id: Int!) { supply(id: $id) { stock } }',
    { id: supplyId },
  );
  expect(supply.stock).toBe(0);
});
