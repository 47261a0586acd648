import { beforeAll, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
beforeAll(async () => {
  // The clock changes between a Saturday and a Sunday, so only a clinic that opens on Sundays is affected.
  await product.database.query(
    "insert into opening_hours (service_type, weekday, opens_at, closes_at) values ('PODIATRY', 7, 480, 720)",
  );
  // Visitors in these tests book further ahead than a new clinic allows.
  await product.database.query('update agenda set horizon_days = null');
});

const SUNDAY = ['08:00', '09:00', '10:00', '11:00'];
const at = (instant: string) => {
  product.clock.instant = new Date(instant);
};
const free = async (date: string) =>
  (await product.client().get(`/api/citas/disponibles/?fecha=${date}`)).body.horas_disponibles;
const book = (date: string, time: string, n = 1) =>
  bookByRest(product.client(), { ...visitor(n), date, time });
const agendaOf = async (date: string) =>
  (await (await product.logIn()).get(`/api/citas/?fecha=${date}`)).body.map(
    ({ fecha, hora }: { fecha: string; hora: string }) => `${fecha} ${hora}`,
  );
const GONE = 'Esa hora ya pasó. Elija otra.';

describe.each([
  {
    name: 'the night that has no midnight',
    saturday: '2026-09-05',
    sunday: '2026-09-06',
    lastOfSaturday: '2026-09-06T03:59:59Z',
    firstOfSunday: '2026-09-06T04:00:00Z',
    halfPastNine: '2026-09-06T12:30:00Z',
  },
  {
    name: 'the night that has an hour twice',
    saturday: '2026-04-04',
    sunday: '2026-04-05',
    lastOfSaturday: '2026-04-05T03:59:59Z',
    firstOfSunday: '2026-04-05T04:00:00Z',
    halfPastNine: '2026-04-05T13:30:00Z',
  },
])('$name', ({ saturday, sunday, lastOfSaturday, firstOfSunday, halfPastNine }) => {
  it('changes the day when the clinic’s clock does', async () => {
    at(lastOfSaturday);
    expect(await book(saturday, '18:00')).toBe(GONE);
    expect(await free(sunday)).toEqual(SUNDAY);
    at(firstOfSunday);
    expect(await free(saturday)).toEqual([]);
    expect(await free(sunday)).toEqual(SUNDAY);
  });

  it('counts the hours of the day after a clock change by the new time', async () => {
    at(halfPastNine);
    expect(await free(sunday)).toEqual(['10:00', '11:00']);
    expect(await book(sunday, '09:00')).toBe(GONE);
    expect(await book(sunday, '10:00')).toBe('booked');
  });

  it('keeps bookings around a clock change on their own day and hour', async () => {
    at('2026-01-05T15:00:00Z');
    expect(await book(saturday, '18:00')).toBe('booked');
    expect(await book(sunday, '08:00', 2)).toBe('booked');
    at(firstOfSunday);
    expect(await agendaOf(saturday)).toEqual([`${saturday} 18:00`]);
    expect(await agendaOf(sunday)).toEqual([`${sunday} 08:00`]);
    expect(await free(sunday)).toEqual(SUNDAY.slice(1));
  });
});

it('still counts the repeated hour of a clock change as Saturday', async () => {
  for (const instant of ['2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z']) {
    at(instant);
    expect(await free('2026-04-04')).toEqual([]);
    expect(await free('2026-04-05')).toEqual(SUNDAY);
  }
});

it('offers 29 February only in leap years', async () => {
  at('2028-02-28T15:00:00Z');
  expect(await book('2028-02-29', '10:00')).toBe('booked');
  expect(await free('2028-02-29')).not.toContain('10:00');
  expect(await agendaOf('2028-02-29')).toEqual(['2028-02-29 10:00']);
  at('2028-02-29T15:00:00Z');
  expect(await free('2028-02-29')).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
  expect(await book('2029-02-29', '10:00', 2)).toMatch(/fecha/i);
  expect(await agendaOf('2028-03-01')).toEqual([]);
});
