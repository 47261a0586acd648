import { expect } from '@playwright/test';
import { bookFor, drag, eventOf, openCalendar, placeOf } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test("two users see each other's changes, and a visitor's booking, without reloading", async ({
  page,
  context,
  request,
  staff,
}) => {
  const other = await context.newPage();
  await openCalendar(other, 'vista=semana&fecha=2031-04-07');
  await openCalendar(page, 'vista=semana&fecha=2031-04-07');
  await bookFor(staff, 'Vista Demo', { date: '2031-04-08', time: '09:00' });
  await expect(eventOf(page, 'Vista Demo')).toBeVisible();
  await expect(eventOf(other, 'Vista Demo')).toBeVisible();
  // In both directions: neither browser has a special role.
  await drag(other, eventOf(other, 'Vista Demo'), await placeOf(other, 1, 13));
  await expect(eventOf(page, 'Vista Demo')).toContainText('13:00');
  await drag(page, eventOf(page, 'Vista Demo'), await placeOf(page, 3, 11));
  await expect(eventOf(other, 'Vista Demo')).toContainText('11:00');
  const booked = await request.post('/api/citas/reservar/', {
    data: {
      nombre: 'Paseante Demo',
      email: 'visita@demo.invalid',
      telefono: '+56 9 7777 8888',
      fecha: '2031-04-09',
      hora: '10:00',
    },
  });
  expect(booked.status()).toBe(201);
  await expect(eventOf(page, 'Paseante Demo')).toBeVisible();
  await eventOf(other, 'Paseante Demo').click();
  await other.getByRole('button', { name: 'Confirmar' }).click();
  await eventOf(page, 'Paseante Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('Confirmada');
  await details.getByRole('button', { name: 'Reagendar' }).click();
  const free = page.getByRole('dialog', { name: 'Reagendar' }).getByRole('button', { name: /, \d\d:\d\d$/ });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
});
