import { expect } from '@playwright/test';
import { bookFor, eventOf, openCalendar } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';

test('blocked hours are never shown to visitors, and can be freed again', async ({
  page,
  request,
  staff,
}) => {
  const free = async () => {
    const answer = await request.get('/api/citas/disponibles/?fecha=2031-05-08');
    return ((await answer.json()) as { horas_disponibles: string[] }).horas_disponibles;
  };
  await bookFor(staff, 'Blanca Bloqueada Demo', { date: '2031-05-08', time: '15:00' });
  await openCalendar(page, 'vista=dia&fecha=2031-05-08');
  await page.getByRole('button', { name: 'Bloquear horas' }).click();
  const form = page.getByRole('dialog', { name: 'Bloquear horas' });
  await form.getByLabel('Motivo').fill('Reunión');
  await form.getByLabel('Desde').selectOption('13:00');
  await form.getByLabel('Hasta').selectOption('15:30');
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Ya hay una cita o un bloqueo a esa hora.')).toBeVisible();
  await form.getByLabel('Hasta').selectOption('15:00');
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(form).toBeHidden();
  expect(await free()).toEqual(['09:00', '10:00', '11:00', '12:00', '16:00', '17:00', '18:00']);
  await expectAccessible(page);
  await eventOf(page, 'Bloqueado: Reunión').click();
  const details = page.getByRole('dialog', { name: 'Horas bloqueadas' });
  await expect(details).toContainText('13:00 – 15:00');
  await details.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(eventOf(page, 'Bloqueado: Reunión')).toHaveCount(0);
  expect(await free()).toContain('13:00');
});
