import { type BookableTreatment, DEFAULT_CONSULTATION } from '#domain/visitors/booking/choices.js';
import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingScreen, drawDialogs } from '../../../testing/booking-screen';
import { FakeServer } from '../../../testing/fake-server';
import { Choosing } from './Choosing';

const MONDAY = '2026-11-23';
let server: FakeServer;
let freeStarts: string[];

drawDialogs();

const offer = () => ({ freeStarts, week: [], nextFreeDate: null, firstFree: null });

beforeEach(() => {
  freeStarts = ['09:00', '12:00'];
  history.replaceState(null, '', '/public/reservar');
  server = new FakeServer().on('Availability', () => ({ data: { availability: offer() } }));
});

function renderPage(changes: Partial<ChoosingScreen> = {}) {
  const user = userEvent.setup({ delay: null });
  const address = () => `${location.pathname}${location.search}`;
  return { ...render(<Choosing screen={bookingScreen(MONDAY, offer(), changes)} />), user, address };
}

describe('choice of treatment and professional', () => {
  const choosable: BookableTreatment[] = [
    {
      ...DEFAULT_CONSULTATION,
      professionals: [
        { id: 1, name: 'Dora' },
        { id: 2, name: 'Iván' },
      ],
    },
    { ...DEFAULT_CONSULTATION, name: 'Manicura', serviceType: 'MANICURE', isListed: true, price: 15_000 },
  ];
  const lastAsked = () => server.named('Availability').at(-1)?.variables;

  it('asks for no treatment or professional if there is no choice', () => {
    const { queryByText } = renderPage();
    expect(queryByText('Tratamiento')).toBeNull();
    expect(queryByText('Profesional')).toBeNull();
  });

  it('loads the free hours of the chosen treatment, keeps it in the address, and undoes it when going back', async () => {
    const { getByRole, findByRole, findByText, address, user } = renderPage({
      treatments: choosable,
    });
    freeStarts = ['17:00'];
    await user.click(getByRole('link', { name: 'Manicura 1 hora · $15.000' }));
    expect(address()).toBe('/public/reservar?dia=2026-11-23&tratamiento=Manicura');
    expect(await findByRole('button', { name: '17:00' })).toBeInTheDocument();
    expect(lastAsked()).toMatchObject({
      serviceType: 'MANICURE',
      treatment: 'Manicura',
      professionalId: null,
    });
    expect(await findByText('Manicura · 60 minutos')).toBeInTheDocument();
    freeStarts = ['10:00'];
    history.back();
    expect(await findByRole('button', { name: '10:00' })).toBeInTheDocument();
    expect(address()).toBe('/public/reservar');
  });

  it('books the chosen professional, and shows a refused choice in the form', async () => {
    const page = renderPage({ treatments: choosable });
    await page.user.click(page.getByRole('link', { name: 'Iván' }));
    await page.user.click(await page.findByRole('button', { name: '09:00' }));
    await page.user.click(page.getByRole('button', { name: 'Reservar' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Tus datos' }));
    expect(dialog.getByText('Consulta General · 60 minutos · Iván')).toBeInTheDocument();
    await page.user.type(page.getByLabelText('Nombre completo'), 'Rosa Lillo');
    await page.user.type(page.getByLabelText('Correo electrónico'), 'rosa@correo.cl');
    await page.user.type(page.getByLabelText('Teléfono'), '9 1234 5678');
    const sentence = 'Esa persona no atiende ese servicio o tratamiento. Elija a otra.';
    server.on('BookAppointment', { error: 'INVALID_INPUT', fields: { professionalId: [sentence] } });
    await page.user.click(page.getByRole('button', { name: 'Confirmar Reserva' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    const input = server.named('BookAppointment')[0]?.variables['input'];
    expect(input).toMatchObject({ professionalId: 2, time: '09:00' });
    expect(input).not.toHaveProperty('treatment');
  });

  it('shows a message if the address requests a treatment or professional that can’t be booked', async () => {
    const { getByText, queryByText, getByRole, user } = renderPage({ choiceUnavailable: true });
    expect(getByText('Lo que eligió ya no se reserva en línea. Elija de nuevo.')).toBeInTheDocument();
    await user.click(getByRole('button', { name: /^MAR 24/ }));
    expect(queryByText(/ya no se reserva en línea/)).toBeNull();
  });
});
