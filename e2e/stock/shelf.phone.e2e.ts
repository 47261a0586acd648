import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { test } from '../helpers/test.js';

test('a phone finds a supply and corrects its stock, with nothing wider than the screen', async ({
  page,
  staff,
}) => {
  await staff.ask('mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }', {
    input: { name: 'Algodón del estante', unit: 'bolsa', stock: 1, criticalStock: 5, unitValue: 990 },
  });
  await page.goto('/app/inventario');
  const search = page.getByLabel('Buscar insumo');
  await search.fill('algodon del');
  await search.press('Enter');
  const card = page.getByRole('listitem').filter({ hasText: 'Algodón del estante' });
  await expect(card).toContainText('Faltante: 4');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await card.getByRole('button', { name: /^Editar/ }).tap();
  await page.getByLabel('Stock actual').fill('12');
  await page.getByLabel('Motivo del cambio de stock').fill('Conteo');
  await page.getByRole('button', { name: 'Actualizar' }).tap();
  await expect(card).toContainText('12');
  await expect(card).not.toContainText('Faltante');
});
