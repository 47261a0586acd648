import { expect, type Page } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

/** A browser in another time zone: in Madrid it is already Thursday, in Santiago still Wednesday. */
test.use({ timezoneId: 'Europe/Madrid' });
const LATE_ON_WEDNESDAY = '2031-06-19T00:30:00Z';
const WEDNESDAY = '2031-06-18';

/** Opens the dashboard and waits until its live connection is active. */
async function openDashboard(page: Page): Promise<void> {
  await page.clock.setFixedTime(LATE_ON_WEDNESDAY);
  const listening = page.waitForEvent('websocket').then(async (socket) => {
    for (let begun = 0; begun < 2; begun += 1)
      await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"'));
  });
  await page.goto('/app/dashboard');
  await listening;
}

test("the dashboard shows the clinic's day in any time zone, follows other users' changes, and opens appointments", async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Elena Panel Demo', { date: WEDNESDAY, time: '17:00' });
  await bookFor(staff, 'Mañana Panel Demo', { date: '2031-06-19', time: '09:00' });
  await openDashboard(page);
  const today = page.getByRole('region', { name: 'Citas del Día' });
  await expect(today).toContainText('miércoles 18 de junio');
  await expect(today).toContainText('Elena Panel Demo');
  await expect(today).not.toContainText('Mañana Panel Demo');

  await bookFor(staff, 'Última Panel Demo', { date: WEDNESDAY, time: '18:00', durationMinutes: 60 });
  await expect(today).toContainText('Última Panel Demo');
  const supplies = page.getByRole('region', { name: 'Insumos con Stock Crítico' });
  await staff.ask('mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }', {
    input: { name: 'Gasa del panel', unit: 'Caja', unitValue: 1500, stock: 1, criticalStock: 4 },
  });
  await expect(supplies).toContainText('Gasa del panel');
  await expectAccessible(page);

  const card = page.getByRole('listitem').filter({ hasText: 'Elena Panel Demo' });
  // Any point on the card.
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('dialog', { name: 'Detalles de la Cita' })).toContainText('Elena Panel Demo');
  await page.goBack();
  await card.getByRole('link', { name: 'Fichas de Elena Panel Demo' }).click();
  await expect(page.getByRole('heading', { name: 'Elena Panel Demo' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Gasa del panel' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar Insumo' });
  await expect(form.getByLabel('Nombre')).toHaveValue('Gasa del panel');
});
