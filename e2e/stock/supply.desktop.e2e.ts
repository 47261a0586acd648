import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { row } from '../helpers/supplies.js';
import { test } from '../helpers/test.js';

test('a supply is created and corrected with a reason, and its movements show both', async ({ page }) => {
  await page.goto('/app/inventario');
  await page.getByRole('button', { name: 'Nuevo Insumo' }).first().click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Nombre').fill('Gasa de prueba');
  await page.getByLabel('Unidad de medida').fill('paquete');
  await page.getByLabel('Stock actual').fill('4');
  await page.getByLabel('Stock crítico').fill('6');
  await page.getByLabel('Valor unitario').fill('1290');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Insumo creado correctamente')).toBeVisible();
  await expect(row(page, 'Gasa de prueba')).toContainText('$1.290');
  await expect(page.getByText('Insumo creado correctamente')).toBeHidden();
  await expect(page.getByText(/^¡Alerta! Los siguientes insumos .*Gasa de prueba/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Editar Gasa de prueba' }).click();
  await page.getByLabel('Stock actual').fill('9');
  await page.getByLabel('Motivo del cambio de stock').fill('Compra de noviembre');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Insumo actualizado correctamente')).toBeVisible();
  await page.getByRole('button', { name: 'Movimientos Gasa de prueba' }).click();
  const movements = page.getByRole('list', { name: 'Movimientos' }).getByRole('listitem');
  await expect(movements).toHaveCount(2);
  await expect(movements.first()).toContainText(/\+5.*Compra de noviembre.*Quedan 9/);
  await expectAccessible(page);
});
