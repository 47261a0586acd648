import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { countPresses } from '../../helpers/presses.js';
import { forget, visitId } from '../../helpers/walk-ins.js';
import { test } from '../../helpers/test.js';

test('a past appointment asks whether the patient came', async ({ page, staff }) => {
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

test('a walk-in with name and phone is attended in 2 clicks', async ({ page, staff }) => {
  const name = 'Violeta Espontánea Demo';
  await page.goto('/app/dashboard');
  const attend = page.getByRole('button', { name: 'Atender ahora' });
  await expect(attend).toBeVisible();
  const presses = await countPresses(page);
  await attend.click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('+56 9 0000 7711');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Atender' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/En atención/)).toBeVisible();
  expect((await presses()).clicks).toBe(2);
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: visitId(page) },
  );
  await forget(staff, appointment.patient.id, visitId(page));
});
