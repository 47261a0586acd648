import { expect } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { countPresses } from '../helpers/presses.js';
import type { Staff } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

const DAY = '2025-03-11';
const TREATMENT = 'Láser';

/** A treatment with a control in five weeks and a kit of two supplies. */
async function newTreatment(staff: Staff, name: string): Promise<number> {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name: `Gasa de ${name}`, unit: 'caja', stock: 5, criticalStock: 0, unitValue: 1_500 } },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name, controlWeeks: 5, kit: [{ supplyId: createSupply.id, quantity: 2 }] },
  });
  return createSupply.id;
}

test('a visit with supplies, certificate and the next appointment takes 6 clicks on one screen', async ({
  page,
  staff,
}) => {
  const supplyId = await newTreatment(staff, TREATMENT);
  const name = 'Rosa Visita Demo';
  await page.clock.setFixedTime(`${DAY}T14:10:00Z`);
  await bookFor(staff, name, { date: DAY, time: '11:00', treatment: TREATMENT });
  await page.goto('/app/dashboard');
  const attend = page.getByRole('link', { name: `Atender a ${name}` });
  await expect(attend).toBeVisible();
  const presses = await countPresses(page);
  await attend.click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel(`Cantidad de Gasa de ${TREATMENT}`)).toHaveValue('2');
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
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await expect(page.getByRole('dialog', { name: 'Generar Certificado' })).toBeVisible();
  // Printing is one more click, in the browser's own dialog.
  expect((await presses()).clicks).toBe(5);
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
  }>(`{ appointments(from: "${DAY}", to: "2025-05-01") { date time status recordId patient { name } } }`);
  const hers = appointments.filter(({ patient }) => patient.name === name);
  expect(hers).toMatchObject([
    { time: '11:00', status: 'COMPLETED', recordId: expect.any(Number) },
    { time: '11:00', status: 'BOOKED', recordId: null },
  ]);
});
