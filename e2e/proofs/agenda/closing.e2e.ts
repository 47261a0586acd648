import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';

test('the day is closed with one tap for each appointment, and a wrong tap is undone', async ({
  page,
  staff,
}) => {
  await page.clock.setFixedTime('2024-06-11T23:30:00Z');
  await bookFor(staff, 'Irma Vino Demo', { date: '2024-06-11', time: '10:00' });
  await bookFor(staff, 'Olga Ausente Demo', { date: '2024-06-10', time: '09:00' });
  await page.goto('/app/dashboard');
  await expect(page.getByText('Queda 1 cita de días anteriores sin cerrar')).toBeVisible();
  await page.getByRole('link', { name: 'Cerrar el día' }).click();
  await expect(page.getByText('Quedan 2 citas por cerrar')).toBeVisible();
  await expectAccessible(page);

  const irma = page.getByRole('listitem', { name: 'Irma Vino Demo' });
  await irma.getByRole('button', { name: 'No vino' }).click();
  await irma.getByRole('button', { name: /Deshacer/ }).click();
  await irma.getByRole('button', { name: 'Vino', exact: true }).click();
  await page
    .getByRole('listitem', { name: 'Olga Ausente Demo' })
    .getByRole('button', { name: 'No vino' })
    .click();
  await expect(page.getByText('No queda ninguna cita por cerrar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Todo está cerrado')).toBeVisible();
});
