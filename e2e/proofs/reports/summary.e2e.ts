import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { bookFor } from '../../helpers/appointments.js';
import { test } from '../../helpers/test.js';

test('a bar of the income leads to the charges and payments of which it is the sum', async ({
  page,
  staff,
}) => {
  const name = 'Marina Movimientos Demo';
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name: 'Láser de marzo', price: 31_000 },
  });
  const id = await bookFor(staff, name, { date: '2025-03-12', time: '11:00', treatment: 'Láser de marzo' });
  await staff.ask('mutation ($input: ChargeInput!) { addCharge(input: $input) { id } }', {
    input: { appointmentId: id, isVisit: true, belongsTo: '2025-03-12' },
  });
  await page.goto('/app/resumen?desde=2025-03-01&hasta=2025-03-31');
  const treatments = page.getByRole('region', { name: 'Ingresos por tratamiento' });
  await treatments.locator('.MuiBarChart-element').first().click();
  await expect(page.getByRole('row', { name: /Marina Movimientos Demo.*Láser de marzo/ })).toContainText(
    '$31.000',
  );
  await expect(page.getByRole('definition')).toHaveText('$31.000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar el filtro: Láser de marzo' }).click();
  await page.getByRole('button', { name: /^Pagos/ }).click();
  await expect(page.getByText('No hay movimientos con estos filtros.')).toBeVisible();
});

test('an income of more than a thousand millions fits its card', async ({ page, staff }) => {
  for (const listPrice of [999_999_999, 234_567_891])
    await staff.ask('mutation ($input: ChargeInput!) { addCharge(input: $input) { id } }', {
      input: { description: 'Convenio anual', listPrice, belongsTo: '2025-07-14' },
    });
  await page.goto('/app/resumen?desde=2025-07-01&hasta=2025-07-31');
  const figure = page.getByRole('link', { name: 'Ingresos: $1.234.567.890, ver la lista' });
  await expect(figure).toBeVisible();
  const margins = await figure.evaluate((link) => {
    const card = link.closest('li')?.getBoundingClientRect();
    const text = link.ownerDocument.createRange();
    text.selectNodeContents(link);
    const { left, right } = text.getBoundingClientRect();
    return card && [left - card.left, card.right - right];
  });
  for (const margin of margins ?? [0]) expect(margin).toBeGreaterThanOrEqual(16);
});
