import type { OfferScreen } from '#domain/visitors/booking/public-page.js';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { bookingScreen } from '../../../testing/booking-screen';
import { OfferPage } from './OfferPage';

const { clinic, now } = bookingScreen('2026-11-24', { freeStarts: [], week: [] });
const offer = (answer: OfferScreen['answer']): OfferScreen => ({
  kind: 'offer',
  clinic,
  now,
  token: 'secreto',
  hour: { date: '2026-11-24', time: '10:00' },
  treatment: 'Manicura',
  durationMinutes: 60,
  professionalName: '',
  deposit: null,
  answer,
  heldUntil: answer === 'OPEN' ? '09:30' : null,
});

/** The page's buttons with the method and path of their forms: they work without scripts. */
const buttons = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .map(({ textContent, form }) => [textContent, form?.method, new URL(form?.action ?? '').pathname]);

it.each([
  [
    'OPEN',
    'Se liberó una hora',
    [
      ['Aceptar la hora', 'post', '/public/oferta/secreto/aceptar'],
      ['No, gracias', 'post', '/public/oferta/secreto/rechazar'],
    ],
  ],
  ['ACCEPTED', 'Ya tomó esta hora', [['Ver mi hora', 'post', '/public/oferta/secreto/aceptar']]],
  ['DECLINED', 'Gracias por avisarnos', [['No me avisen más', 'post', '/public/oferta/secreto/salir']]],
  ['OVER', 'Esta hora ya no está disponible', [['No me avisen más', 'post', '/public/oferta/secreto/salir']]],
] as const)(
  'shows the state of an offer that is %s, and its remaining answers as plain forms',
  (answer, title, left) => {
    render(<OfferPage screen={offer(answer)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('Manicura · 60 minutos')).toBeInTheDocument();
    expect(screen.getByText('Hora de Chile')).toBeInTheDocument();
    expect(buttons()).toEqual(left);
  },
);

it('shows the deposit of an offered hour until the hour is accepted', () => {
  const terms = {
    bank: 'Banco Demo',
    kind: 'CHECKING',
    number: '123-4',
    holder: 'Clínica Demo',
    rut: '760864285',
    email: '',
    terms: 'Traiga su cédula',
    noticeHours: 24,
    releaseHours: null,
  } as const;
  const asked = (answer: OfferScreen['answer']) => ({
    ...offer(answer),
    deposit: { amount: 10_000, terms },
  });
  const { rerender } = render(<OfferPage screen={asked('OPEN')} />);
  expect(screen.getByRole('region', { name: 'Abono' })).toHaveTextContent(
    /^Abono de \$10\.000.*24 horas de anticipación.*Traiga su cédula.*Banco Demo/,
  );
  rerender(<OfferPage screen={asked('DECLINED')} />);
  expect(screen.queryByRole('region', { name: 'Abono' })).not.toBeInTheDocument();
});
