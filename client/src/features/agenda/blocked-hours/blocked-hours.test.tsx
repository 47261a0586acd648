import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { agendaServer } from '../../../testing/appointment';
import { aProfessional } from '../../../testing/professional';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const BLOCK = {
  __typename: 'BlockedHours',
  id: 3,
  professionalId: 1,
  date: '2026-11-24',
  time: '13:00',
  durationMinutes: 120,
  reason: 'Reunión',
};

beforeAll(() => Promise.all([import('../CalendarPage'), import('../AppointmentModals')]));
beforeEach(() => storeSession());

it('hours are blocked with a reason, shown in the calendar, and freed again', async () => {
  const server = agendaServer()
    .on('ClinicProfessionals', { data: { professionals: [aProfessional(1)] } })
    .on('BlockHours', { error: 'SLOT_TAKEN', message: 'Ya hay una cita o un bloqueo a esa hora.' });
  const { user } = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
  await user.click(await screen.findByRole('button', { name: 'Bloquear horas' }));
  const form = within(await screen.findByRole('dialog', { name: 'Bloquear horas' }));
  await user.click(form.getByRole('button', { name: 'Bloquear' }));
  expect(await form.findByText('Falta el motivo.')).toBeVisible();
  expect(server.named('BlockHours')).toEqual([]);
  await user.type(form.getByLabelText('Motivo'), 'Reunión');
  await user.selectOptions(form.getByLabelText('Desde'), '13:00');
  await user.selectOptions(form.getByLabelText('Hasta'), '15:00');
  await user.click(form.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Ya hay una cita o un bloqueo a esa hora.')).toBeVisible();
  server
    .on('BlockHours', { data: { blockHours: BLOCK } })
    .on('BlockedHours', { data: { blockedHours: [BLOCK] } });
  await user.click(form.getByRole('button', { name: 'Bloquear' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.named('BlockHours').at(-1)?.variables['input']).toEqual({
    professionalId: 1,
    date: '2026-11-24',
    time: '13:00',
    durationMinutes: 120,
    reason: 'Reunión',
  });

  await user.click(await screen.findByRole('button', { name: /Bloqueado: Reunión/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Horas bloqueadas' }));
  expect(details.getByText('13:00 – 15:00')).toBeVisible();
  server
    .on('UnblockHours', { data: { unblockHours: true } })
    .on('BlockedHours', { data: { blockedHours: [] } });
  await user.click(details.getByRole('button', { name: 'Desbloquear' }));
  await waitFor(() => expect(screen.queryByText(/Bloqueado: Reunión/)).toBeNull());
  expect(server.named('UnblockHours')[0]?.variables).toEqual({ id: 3 });
});
