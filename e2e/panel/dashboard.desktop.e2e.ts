import { expect, type Page, test } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, type Staff } from '../helpers/staff.js';

/** A browser in another time zone: in Madrid it is already Thursday, in Santiago still Wednesday. */
test.use({ timezoneId: 'Europe/Madrid' });
const LATE_ON_WEDNESDAY = '2031-03-06T00:30:00Z';
const WEDNESDAY = '2031-03-05';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

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

const createSupply = (input: object) =>
  staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { unit: 'Caja', unitValue: 1500, ...input } },
  );

test("shows the clinic's day wherever the browser is, and others' changes immediately", async ({ page }) => {
  await bookFor(staff, 'Elena Panel Demo', { date: WEDNESDAY, time: '17:00' });
  await bookFor(staff, 'Mañana Panel Demo', { date: '2031-03-06', time: '09:00' });
  await openDashboard(page);
  const today = page.getByRole('region', { name: 'Citas del Día' });
  await expect(today).toContainText('miércoles 5 de marzo');
  await expect(today).toContainText('Elena Panel Demo');
  await expect(today).not.toContainText('Mañana Panel Demo');

  await bookFor(staff, 'Última Panel Demo', { date: WEDNESDAY, time: '18:00', durationMinutes: 60 });
  await expect(today).toContainText('Última Panel Demo');
  const supplies = page.getByRole('region', { name: 'Insumos con Stock Crítico' });
  await createSupply({ name: 'Gasa del panel', stock: 1, criticalStock: 4 });
  await expect(supplies).toContainText('Gasa del panel');
  await expectAccessible(page);
});

test('links to the appointment, the records and the supply with one click, or with the keyboard only', async ({
  page,
}) => {
  await bookFor(staff, 'Clara Panel Demo', { date: WEDNESDAY, time: '12:00' });
  await createSupply({ name: 'Alcohol del panel', stock: 0, criticalStock: 2 });
  await openDashboard(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Clara Panel Demo' });
  // Anywhere on the card.
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('dialog', { name: 'Detalles de la Cita' })).toContainText('Clara Panel Demo');

  await page.goto('/app/dashboard');
  await card.getByRole('link', { name: 'Fichas de Clara Panel Demo' }).click();
  await expect(page.getByRole('heading', { name: 'Clara Panel Demo' })).toBeVisible();

  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Alcohol del panel' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar Insumo' });
  await expect(form.getByLabel('Nombre')).toHaveValue('Alcohol del panel');
});
