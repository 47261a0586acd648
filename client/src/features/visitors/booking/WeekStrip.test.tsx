import type { NoHours } from '#domain/agenda/no-hours.js';
import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { clinicClock, parseInstant } from '#domain/clinic-time.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingScreen, drawDialogs } from '../../../testing/booking-screen';
import { FakeServer } from '../../../testing/fake-server';
import { Choosing } from './Choosing';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const SUNDAY = '2026-11-29';
const offer = (date: string) => ({
  freeStarts: ['09:00', '17:00'],
  week: [{ date, freeCount: 2, whyNone: null }],
  nextFreeDate: null,
});
let server: FakeServer;

drawDialogs();
beforeEach(() => {
  history.replaceState(null, '', '/public/reservar');
  server = new FakeServer();
});

function renderPage(date: string, changes: Partial<ChoosingScreen> = {}) {
  const user = userEvent.setup({ delay: null });
  const address = () => `${location.pathname}${location.search}`;
  return { ...render(<Choosing screen={bookingScreen(date, offer(date), changes)} />), user, address };
}

describe('the week of the booking page', () => {
  const weekWith = (date: string, whyNone: NoHours) => ({
    freeStarts: [],
    week: [
      { date: TUESDAY, freeCount: 1, whyNone: null },
      { date, freeCount: 0, whyNone },
    ],
    nextFreeDate: TUESDAY,
  });

  it.each([
    [SUNDAY, 'CLOSED', /^DOM 29 .* Cerrado$/, 'Ese día no se atiende. Elija otro.', false],
    [MONDAY, 'OVER', /^LUN 23 .* Ya cerró$/, 'Hoy ya no quedan horas.', false],
    [MONDAY, 'FULL', /^LUN 23 .* Completo$/, 'Ese día está completo.', true],
    [MONDAY, 'TOO_SHORT', /^LUN 23 .* No cabe$/, 'Ese día no quedan dos horas seguidas.', true],
  ] as const)(
    'says why %s has no hours (%s), at the day and below the sentence, and offers to wait only for what can be freed',
    (date, whyNone, day, sentence, canWait) => {
      const { getByRole, getByText, queryByRole } = renderPage(date, { offer: weekWith(date, whyNone) });
      expect(getByRole('button', { name: /^MAR 24 .* 1 libre$/ })).toBeInTheDocument();
      expect(getByRole('button', { name: day })).toBeInTheDocument();
      expect(getByText('No hay horarios disponibles').nextSibling).toHaveTextContent(sentence);
      // There is nothing to filter.
      expect(queryByRole('button', { name: 'Tarde' })).toBeNull();
      expect(queryByRole('link', { name: 'Avíseme si se libera una hora' }) !== null).toBe(canWait);
      expect(getByRole('link', { name: 'Ir al martes 24 de noviembre' })).toBeInTheDocument();
    },
  );

  it('says that today is over once its last hour has passed since loading', () => {
    const madeAt = '2026-11-23T18:00:00-03:00';
    const { getByText } = renderPage(MONDAY, { madeAt, now: clinicClock(parseInstant(madeAt)) });
    expect(getByText('Hoy ya no quedan horas.')).toBeInTheDocument();
  });

  it('shows the next week below from Friday on, until one of its days is chosen', async () => {
    const madeAt = '2026-11-27T08:00:00-03:00';
    const next = { date: '2026-12-02', freeCount: 3, whyNone: null };
    server.on('Availability', { data: { availability: { ...offer('2026-12-02'), week: [next] } } });
    const { getByRole, findByRole, getAllByRole, queryByRole, user, address } = renderPage('2026-11-27', {
      madeAt,
      now: clinicClock(parseInstant(madeAt)),
      offer: { ...offer('2026-11-27'), week: [next] },
    });
    const below = getByRole('group', { name: 'Días de la semana siguiente' });
    expect(getAllByRole('heading', { name: /^Semana del/ }).map((title) => title.textContent)).toEqual([
      'Semana del 23 de noviembre al 29 de noviembre',
      'Semana del 30 de noviembre al 6 de diciembre',
    ]);
    const days = getAllByRole('button', { name: /^(LUN|MAR|MIÉ|JUE|VIE|SÁB|DOM)/ });
    expect(days.map(({ className }) => className)).toEqual([
      ...Array.from({ length: 4 }, () => 'date past'),
      ...Array.from({ length: 10 }, () => 'date'),
    ]);
    await user.click(within(below).getByRole('button', { name: 'MIÉ 2 de diciembre, 3 libres' }));
    expect(address()).toBe('/public/reservar?dia=2026-12-02');
    expect(getByRole('button', { name: /^MIÉ 2 de diciembre/ })).toHaveFocus();
    expect(queryByRole('group', { name: 'Días de la semana siguiente' })).toBeNull();
    expect(await findByRole('button', { name: '09:00' })).toBeInTheDocument();
    const asked = server
      .named('Availability')
      .map(({ variables }) => [variables['date'], variables['weeks']]);
    expect(asked).toEqual([['2026-12-02', 1]]);
  });
});
