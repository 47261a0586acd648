import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingScreen, drawDialogs } from '../../../testing/booking-screen';
import { FakeServer } from '../../../testing/fake-server';
import { Choosing } from './Choosing';

const MONDAY = '2026-11-23';
const SENTENCE = 'Hay muchas visitas en este momento. Espere unos segundos e inténtelo de nuevo.';
const OVERLOADED = { error: 'OVERLOADED', message: SENTENCE } as const;
const OFFER = {
  freeStarts: ['09:00'],
  week: [{ date: MONDAY, freeCount: 1, whyNone: null }],
  nextFreeDate: null,
  firstFree: null,
};
const BOOKED = { data: { bookAppointment: { confirmationByEmail: false, linkToken: 'secreto' } } };
let server: FakeServer;

drawDialogs();
beforeEach(() => {
  history.replaceState(null, '', '/public/reservar');
  server = new FakeServer()
    .on('Availability', { data: { availability: OFFER } })
    .on('BookingChallenge', { data: { bookingChallenge: null } });
});

const button = (name: string) => screen.findByRole('button', { name });

async function confirm(): Promise<void> {
  render(<Choosing screen={bookingScreen(MONDAY, OFFER)} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await button('09:00'));
  await user.click(await button('Reservar'));
  await user.type(screen.getByLabelText('Nombre completo'), 'Rosa Lillo');
  await user.type(screen.getByLabelText('Correo electrónico'), 'rosa@correo.cl');
  await user.type(screen.getByLabelText('Teléfono'), '9 1234 5678');
  await user.click(await button('Confirmar Reserva'));
}

it('says that a booking waits for a server with too many visitors, and books then', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<typeof BOOKED>();
  const isFirst = () => server.named('BookAppointment').length === 1;
  server.on('BookAppointment', () => (isFirst() ? OVERLOADED : promise));
  await confirm();
  expect(await screen.findByText(/Su reserva se envía de nuevo en unos segundos\.$/)).toBeInTheDocument();
  expect(await button('Confirmar Reserva')).toBeDisabled();
  await waitFor(() => expect(server.named('BookAppointment')).toHaveLength(2));
  answer(BOOKED);
  expect(await screen.findByText('¡Reserva realizada con éxito!')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed if the server refuses a booking three times for too many visitors', async () => {
  server.on('BookAppointment', OVERLOADED);
  await confirm();
  expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  expect(server.named('BookAppointment')).toHaveLength(3);
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@correo.cl');
  expect(await button('Confirmar Reserva')).toBeEnabled();
});

it('says why there are no hours if the server refuses them three times for too many visitors', async () => {
  server.on('Availability', OVERLOADED);
  render(<Choosing screen={bookingScreen(MONDAY, OFFER)} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: /^MAR 24/ }));
  expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  expect(server.named('Availability')).toHaveLength(3);
  server.on('Availability', { data: { availability: OFFER } });
  await user.click(await button('Volver a consultar'));
  expect(await button('09:00')).toBeInTheDocument();
});
