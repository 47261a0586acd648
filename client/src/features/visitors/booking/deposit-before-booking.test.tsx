import { DEFAULT_CONSULTATION } from '#domain/visitors/booking/choices.js';
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingScreen, drawDialogs } from '../../../testing/booking-screen';
import { FakeServer } from '../../../testing/fake-server';
import { Choosing } from './Choosing';

const MONDAY = '2026-11-23';
const OFFER = {
  freeStarts: ['09:00'],
  week: [{ date: MONDAY, freeCount: 1, whyNone: null }],
  nextFreeDate: null,
  firstFree: { date: MONDAY, time: '09:00' },
};
const treatment = { ...DEFAULT_CONSULTATION, name: 'Láser', isListed: true, deposit: 10_000 };
const deposits = {
  bank: 'Banco Demo',
  kind: 'SIGHT',
  number: '12-3',
  holder: 'Clínica Demo',
  rut: '760864285',
  email: '',
  terms: 'Avise con tiempo.',
  noticeHours: 24,
  releaseHours: null,
} as const;

drawDialogs();

beforeEach(() => {
  window.history.replaceState(null, '', '/public/reservar');
  new FakeServer()
    .on('Availability', { data: { availability: OFFER } })
    .on('BookingChallenge', { data: { bookingChallenge: null } })
    .on('BookAppointment', {
      data: { bookAppointment: { confirmationByEmail: false, linkToken: 'secreto' } },
    });
});

it('shows the amount, account and conditions of a deposit before booking, and what is missing afterwards', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Choosing screen={bookingScreen(MONDAY, OFFER, { treatments: [treatment], deposits })} />);
  await user.click(await screen.findByRole('button', { name: '09:00' }));
  expect(screen.getByRole('form', { name: 'Resumen' })).toHaveTextContent('abono $10.000');
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  const notice = within(await screen.findByRole('dialog', { name: 'Tus datos' })).getByRole('region', {
    name: 'Abono',
  });
  for (const text of [
    'Abono de $10.000',
    'Banco Demo',
    'Cuenta vista',
    '12-3',
    '76.086.428-5',
    'Avise con tiempo.',
  ])
    expect(notice).toHaveTextContent(text);
  await user.type(screen.getByLabelText('Nombre completo'), 'Rosa Lillo');
  await user.type(screen.getByLabelText('Correo electrónico'), 'rosa@correo.cl');
  await user.type(screen.getByLabelText('Teléfono'), '9 1234 5678');
  await user.click(screen.getByRole('button', { name: 'Confirmar Reserva' }));
  expect(await screen.findByText(/Falta transferir el abono/)).toBeVisible();
});
