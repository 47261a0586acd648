import { expect, type Page, test } from '@playwright/test';
import { bookFor } from './helpers/appointments.js';
import { expectAccessible } from './helpers/axe.js';
import { asStaff, type Staff } from './helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

/** A treatment with a control in five weeks and a kit of two. */
async function newTreatment(name: string): Promise<number> {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name: `Gasa de ${name}`, unit: 'caja', stock: 5, criticalStock: 0, unitValue: 1_500 } },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name, controlWeeks: 5, kit: [{ supplyId: createSupply.id, quantity: 2 }] },
  });
  return createSupply.id;
}

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    `{ window.clicks = 0; addEventListener('pointerdown', () => (window.clicks += 1), true); }`,
  );
  return () => page.evaluate<number>('window.clicks');
}

test('a visit with supplies, certificate and the next appointment takes 6 clicks on one screen', async ({
  page,
}, { project }) => {
  const treatment = `Láser ${project.name}`;
  const supplyId = await newTreatment(treatment);
  // Each project has a day of its own, so that both hours are free.
  const day = project.name === 'phone' ? '2025-03-04' : '2025-03-11';
  const name = `Rosa Visita ${project.name}`;
  await page.clock.setFixedTime(`${day}T14:10:00Z`);
  await bookFor(staff, name, { date: day, time: '11:00', treatment });
  await page.goto('/app/dashboard');
  const attend = page.getByRole('link', { name: `Atender a ${name}` });
  await expect(attend).toBeVisible();
  const clicks = await countClicks(page);
  await attend.click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel(`Cantidad de Gasa de ${treatment}`)).toHaveValue('2');
  await expectAccessible(page);
  const address = page.url();
  await page.getByLabel('Descripción de la atención').click();
  await page.keyboard.type('Control de rutina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Corte y limado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crema cada noche');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await expect(page.getByRole('heading', { name: 'Visita terminada' })).toBeFocused();

  await page.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Agendada: martes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await expect(page.getByRole('dialog', { name: 'Generar Certificado' })).toBeVisible();
  // Printing is one more, in a dialog of the browser's.
  expect(await clicks()).toBe(5);
  expect(page.url()).toBe(address);

  const { supplies } = await staff.ask<{ supplies: { id: number; stock: number }[] }>(
    '{ supplies { id stock } }',
  );
  expect(supplies.find(({ id }) => id === supplyId)?.stock).toBe(3);
  const { appointments } = await staff.ask<{
    appointments: {
      date: string;
      time: string;
      status: string;
      recordId: number | null;
      patient: { name: string };
    }[];
  }>(`{ appointments(from: "${day}", to: "2025-05-01") { date time status recordId patient { name } } }`);
  const hers = appointments.filter(({ patient }) => patient.name === name);
  expect(hers).toMatchObject([
    { time: '11:00', status: 'COMPLETED', recordId: expect.any(Number) },
    { time: '11:00', status: 'BOOKED', recordId: null },
  ]);
});

test('an hour that has passed asks whether the patient came', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same card');
  await page.clock.setFixedTime('2025-03-18T20:10:00Z');
  await bookFor(staff, 'Elena Ausente Demo', { date: '2025-03-18', time: '09:00' });
  await page.goto('/app/dashboard');
  const asked = page.getByRole('group', { name: 'Asistencia de Elena Ausente Demo' });
  await expect(asked).toContainText('¿Vino?');
  await asked.getByRole('button', { name: 'No vino' }).click();
  await expect(asked).toContainText('No vino');
  await expect(asked).not.toContainText('¿Vino?');
  await expectAccessible(page);
});
