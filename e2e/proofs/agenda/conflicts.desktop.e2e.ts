import { expect, type WebSocketRoute } from '@playwright/test';
import { bookFor, eventOf, openCalendar } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';

test('the second user to save a patient sees what the first one changed, and decides', async ({
  page,
  staff,
}) => {
  const id = await bookFor(staff, 'Disputada Demo', { date: '2031-08-18', time: '10:00' });
  await openCalendar(page, `vista=semana&fecha=2031-08-18&cita=${id}`);
  await page
    .getByRole('dialog', { name: 'Detalles de la Cita' })
    .getByRole('button', { name: 'Editar' })
    .click();
  const edit = page.getByRole('dialog', { name: `Editar Cita - ID: ${id}` });
  await edit.getByRole('button', { name: 'Más opciones' }).click();
  await edit.getByLabel('Notas').fill('Llega tarde');
  await staff.ask(
    'mutation ($id: Int!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, version: 1, input: $input) { id } }',
    { id, input: { status: 'CONFIRMED', notes: 'Viene acompañada' } },
  );
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  const conflict = edit.getByRole('alert').filter({ hasText: 'Otra persona cambió esta cita' });
  await expect(conflict).toContainText('Estado: Reservada → Confirmada');
  await expect(conflict).toContainText('Viene acompañada (usted escribió: Llega tarde)');
  await expect(edit.getByRole('button', { name: 'Actualizar' })).toBeDisabled();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Conservar mis cambios' }).click();
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  await expect(edit).toBeHidden();
  await eventOf(page, 'Disputada Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('Confirmada');
  await expect(details).toContainText('Llega tarde');
});

test('the calendar shows that the live connection is lost, and catches up when it is back', async ({
  page,
  staff,
}) => {
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) void socket.close({ code: 3001 });
    else {
      socket.connectToServer();
      open.push(socket);
    }
  });
  await page.goto('/app/citas?vista=semana&fecha=2031-04-14');
  await expect.poll(() => open.length).toBeGreaterThan(0);
  isCut = true;
  for (const socket of open) await socket.close({ code: 3001 });
  const notice = page.getByText(/^Sin conexión\./);
  await expect(notice).toBeVisible();
  await bookFor(staff, 'Perdida Demo', { date: '2031-04-15', time: '09:00' });
  isCut = false;
  await expect(notice).toBeHidden();
  await expect(eventOf(page, 'Perdida Demo')).toBeVisible();
});
