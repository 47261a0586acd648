import { expect } from '@playwright/test';
import { pagesOf } from '../helpers/pdf.js';
import { row, supplyNamed } from '../helpers/supplies.js';
import { test } from '../helpers/test.js';

test('the shopping list opens in a window that prints on one page, under the security policy', async ({
  page,
  context,
  staff,
}) => {
  await supplyNamed(staff, 'Bisturí escaso');
  await supplyNamed(staff, 'Abundante', { stock: 50 });
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
