import { expect } from '@playwright/test';
import {
  bookFor,
  drag,
  eventOf,
  expectDetailsBeside,
  openCalendar,
  placeOf,
  pointAtFree,
  stretch,
} from '../helpers/appointments.js';
import { test } from '../helpers/test.js';

test('an appointment is moved and extended with the mouse, refused on a taken hour, and its move undone', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Móvil Demo', {
    date: '2031-03-17',
    time: '10:00',
    treatment: 'Uñas con hongos (Onicomicosis)',
  });
  await bookFor(staff, 'Fija Demo', { date: '2031-03-18', time: '12:00' });
  await openCalendar(page, 'vista=semana&fecha=2031-03-17');
  const moved = eventOf(page, 'Móvil Demo');
  await expectDetailsBeside(page, moved, [
    '10:00 – 11:00',
    'Uñas con hongos (Onicomicosis)',
    '+56 9 0000 1111',
  ]);
  await pointAtFree(page, await placeOf(page, 1, 16), '16:00');

  await drag(page, moved, await placeOf(page, 2, 14));
  await expect(moved).toContainText('14:00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(moved).toContainText('10:00');
  await drag(page, moved, await placeOf(page, 1, 12));
  await expect(page.getByText('Hora no disponible: ya hay otra cita a esa hora.')).toBeVisible();
  await expect(moved).toContainText('10:00');
  await stretch(page, moved, await placeOf(page, 0, 12));
  await expect(moved).toContainText('(2h)');
  await expect(page.getByText('Cita actualizada correctamente').last()).toBeVisible();

  // Without live events, the client does not know about the other booking: the server must reject it.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.reload();
  await expect(moved).toContainText('(2h)');
  await bookFor(staff, 'Rápida Demo', { date: '2031-03-18', time: '15:00' });
  await drag(page, moved, await placeOf(page, 1, 15));
  await expect(
    page.getByText('Hora no disponible: ya hay otra cita a esa hora, o está bloqueada.'),
  ).toBeVisible();
  await expect(moved).toContainText('10:00');
  await expect(eventOf(page, 'Rápida Demo')).toContainText('15:00');
});
