import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { row, supplyNamed } from '../../helpers/supplies.js';
import { test } from '../../helpers/test.js';

test('a stock that changed while it was edited is not overwritten', async ({ page, staff }) => {
  await supplyNamed(staff, 'Alcohol movido', { stock: 8 });
  await page.goto('/app/inventario');
  await page.getByRole('button', { name: 'Editar Alcohol movido' }).click();
  const { supplies } = await staff.ask<{ supplies: { id: number; name: string; version: number }[] }>(
    '{ supplies { id name version } }',
  );
  const { id, version } = supplies.find(({ name }) => name === 'Alcohol movido')!;
  await staff.ask(
    'mutation ($id: Int!, $version: Int!, $input: UpdateSupplyInput!) { updateSupply(id: $id, version: $version, input: $input) { id } }',
    { id, version, input: { stock: 3, seenStock: 8, stockReason: 'Conteo' } },
  );
  await page.getByLabel('Stock actual').fill('20');
  await page.getByLabel('Motivo del cambio de stock').fill('Compra');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByText('El stock pasa de 3 a 20 (+17).')).toBeVisible();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Insumo actualizado correctamente')).toBeVisible();
  await expect(row(page, 'Alcohol movido')).toContainText('20');
});

test('a long list of supplies loads more on request, and a search finds any of them', async ({
  page,
  staff,
}) => {
  for (let n = 0; n < 55; n += 1)
    await supplyNamed(staff, `Zócalo ${String(n).padStart(2, '0')}`, { stock: 100 + n });
  await page.goto('/app/inventario');
  await page.getByLabel('Buscar insumo').fill('zocalo');
  const found = page.getByRole('row').filter({ hasText: 'Zócalo' });
  await expect(found).toHaveCount(50);
  await expect(found.last()).toContainText('Zócalo 49');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cargar más' }).press('Enter');
  await expect(found).toHaveCount(55);
  await expect(page.getByRole('button', { name: 'Cargar más' })).toBeHidden();

  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Ordenar por').selectOption('Stock Actual');
  await page.getByLabel('Dirección').selectOption('Descendente');
  await page.keyboard.press('Escape');
  await expect(found.first()).toContainText('Zócalo 54');
  await page.getByLabel('Buscar insumo').fill('zocalo 07');
  await expect(found).toHaveCount(1);
  await page.getByLabel('Buscar insumo').fill('nada que exista');
  await expect(page.getByText('Ningún insumo coincide con «nada que exista»')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(page.getByLabel('Buscar insumo')).toHaveValue('');
});
