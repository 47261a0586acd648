import { expect } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { countPresses } from '../helpers/presses.js';
import { test } from '../helpers/test.js';

test('a finished visit is paid by card in 4 clicks, and the till is closed to the peso', async ({
  page,
  staff,
}) => {
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name: 'Láser pagado', price: 25_000 },
  });
  const name = 'Paula Pago Demo';
  const id = await bookFor(staff, name, { date: '2025-04-23', time: '11:00', treatment: 'Láser pagado' });
  await page.goto(`/app/citas/${id}/visita`);
  await page.getByLabel('Descripción de la atención').fill('Control de rutina');
  await page.getByLabel('Procedimiento').fill('Corte y limado');
  await page.getByLabel('Indicaciones').fill('Crema cada noche');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  const collect = page.getByRole('button', { name: 'Cobrar $25.000' });
  await expect(collect).toBeVisible();

  const presses = await countPresses(page);
  await collect.click();
  const dialog = page.getByRole('dialog', { name: 'Cobrar $25.000' });
  await dialog.getByRole('button', { name: 'Débito' }).click();
  await expect(dialog.getByLabel('Número')).toBeFocused();
  await page.keyboard.type('118');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('dialog', { name: 'Pago guardado' }).getByRole('button', { name: 'Cerrar' }).click();
  expect((await presses()).clicks).toBe(4);
  await expect(page.getByText('Pagado.')).toBeVisible();

  await page.goto('/app/caja');
  await expect(page.getByRole('row', { name: /Paula Pago Demo.*Débito · Voucher 118/ })).toContainText(
    '$25.000',
  );
  const salePresses = await countPresses(page);
  await page.getByRole('button', { name: 'Vender' }).click();
  const sale = page.getByRole('dialog', { name: 'Vender' });
  await expect(sale.getByLabel('Qué se vende')).toBeFocused();
  await page.keyboard.type('Crema');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8993');
  await sale.getByRole('button', { name: 'Efectivo' }).click();
  await sale.getByRole('button', { name: '$10.000' }).click();
  await sale.getByRole('button', { name: 'Listo' }).click();
  const done = page.getByRole('dialog', { name: 'Pago guardado' });
  await expect(done).toContainText('Vuelto $1.010');
  await done.getByRole('button', { name: 'Cerrar' }).click();
  expect((await salePresses()).clicks).toBeLessThanOrEqual(5);
  await expect(page.getByRole('row', { name: /Redondeo/ })).toContainText('$3');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Anotar gasto' }).click();
  const spending = page.getByRole('dialog', { name: 'Anotar gasto' });
  await spending.getByLabel('En qué se gastó').fill('Guantes');
  await spending.getByLabel('Monto').fill('4500');
  await expectAccessible(page);
  await spending.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('list', { name: 'Gastos' })).toContainText('$4.500');

  await page.getByRole('button', { name: 'Cerrar caja' }).click();
  const closing = page.getByRole('dialog', { name: 'Cerrar caja' });
  await closing.getByLabel('Efectivo que había en la mañana').fill('20000');
  await closing.getByLabel('Efectivo contado').fill('24490');
  await expect(closing).toContainText('Sin diferencia.');
  await closing.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Mes del contador' }).click();
  await expect(page.getByText('Cuadra con los cierres, al peso.')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Gastos' }).getByRole('row', { name: /Insumos y productos/ }),
  ).toContainText('$4.500');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^mes-\d{4}-\d{2}\.xlsx$/);
  await page.getByRole('link', { name: 'Ir a la caja' }).click();

  // Other tests take payments today.
  await page.getByRole('button', { name: 'Reabrir' }).click();
  await page.getByRole('dialog', { name: 'Reabrir la caja' }).getByLabel('Motivo').fill('Sigue el día');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Abierta', { exact: true })).toBeVisible();
});
