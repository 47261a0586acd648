import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { pagesOf } from '../helpers/pdf.js';
import { asStaff, type Staff } from '../helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

const supplyNamed = (name: string, more: object = {}) =>
  staff.ask('mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }', {
    input: { name, unit: 'caja', stock: 2, criticalStock: 5, unitValue: 12_345, ...more },
  });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a supply is created and corrected with a reason, and its movements show both', async ({ page }) => {
  await page.goto('/app/inventario');
  await page.getByRole('button', { name: 'Nuevo Insumo' }).first().click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Nombre').fill('Gasa de prueba');
  await page.getByLabel('Unidad de medida').fill('paquete');
  await page.getByLabel('Stock actual').fill('4');
  await page.getByLabel('Stock crítico').fill('6');
  await page.getByLabel('Valor unitario').fill('1290');
  await expectAccessible(page);
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

test('a stock that changed while it was edited is not overwritten', async ({ page }) => {
  await supplyNamed('Alcohol movido', { stock: 8 });
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

test('among many supplies, more are loaded on request, and one is found however far down it is', async ({
  page,
}) => {
  for (let n = 0; n < 55; n += 1)
    await supplyNamed(`Zócalo ${String(n).padStart(2, '0')}`, { stock: 100 + n });
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

test('the shopping list opens in a window that prints, on one page, under the security policy', async ({
  page,
  context,
}) => {
  await supplyNamed('Bisturí escaso');
  await supplyNamed('Abundante', { stock: 50 });
  const refused: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/app/inventario');
  await page.getByLabel('Buscar insumo').fill('Abundante');
  await expect(row(page, 'Bisturí escaso')).toBeHidden();
  const [list] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Imprimir Lista de Compras' }).click(),
  ]);
  await expect(list.getByRole('heading', { name: 'Lista de Insumos para Compra' })).toBeVisible();
  await expect(list.getByRole('row').filter({ hasText: 'Bisturí escaso' })).toContainText('$12.345');
  await expect(list.getByText('Abundante')).toBeHidden();
  await expect(row(page, 'Bisturí escaso')).toBeHidden();
  // Headless Chromium does not print, so the test checks that printing was requested.
  await list.evaluate("window.print = () => document.body.setAttribute('data-printed', 'true')");
  await list.getByRole('button', { name: 'Imprimir' }).click();
  await expect(list.locator('body')).toHaveAttribute('data-printed', 'true');
  for (const format of ['A4', 'Letter']) expect(pagesOf(await list.pdf({ format }))).toBe(1);
  expect(refused).toEqual([]);
});

test('reports that its window was blocked', async ({ page }) => {
  await supplyNamed('Guantes escasos');
  await page.addInitScript('window.open = () => null');
  await page.goto('/app/inventario');
  await page.getByRole('button', { name: 'Imprimir Lista de Compras' }).click();
  await expect(page.getByText('Por favor permite ventanas emergentes para imprimir.')).toBeVisible();
});
