import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { test } from '../../helpers/test.js';

const DAY = '2025-04-17';

test('on a phone, what is pressed shows its details, and a nail shows how many findings it has', async ({
  page,
  staff,
}) => {
  await page.clock.setFixedTime(`${DAY}T13:10:00Z`);
  const appointmentId = await bookFor(staff, 'Berta Pie Demo', { date: DAY, time: '10:00' });
  await page.goto(`/app/citas/${appointmentId}/visita`);
  await page.getByRole('button', { name: 'Examinar los pies' }).tap();
  await page.getByRole('button', { name: /^1\.er ortejo derecho/ }).tap();
  const sheet = page.getByRole('region', { name: 'Hallazgos: uña del 1.er ortejo derecho' });
  await sheet.getByRole('button', { name: 'Onicomicosis', exact: true }).tap();
  await expect(sheet.getByRole('button', { name: 'Distal' })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: 'Ortonixia', exact: true }).tap();
  await expect(sheet.getByText('Próximo ajuste')).toBeInViewport();
  const nail = page.getByRole('button', { name: /^1\.er ortejo derecho/ }).locator('small');
  // Apart from the name, which is cut off if there is no room.
  await expect(nail).toHaveAttribute('data-others', '+1');
});
