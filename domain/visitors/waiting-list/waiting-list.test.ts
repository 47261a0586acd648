import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY_PARTS } from '../booking/address.js';
import { addDays } from '../../clinic-time.js';
import {
  canBeOffered,
  wishFault,
  fits,
  HOLD_MINUTES,
  MAX_DAYS,
  nextOffer,
  unsentHoldMinutes,
  type OfferableHour,
  type Waiting,
} from './waiting-list.js';

const TODAY = '2026-11-18';
const NOON = { date: TODAY, minutes: 12 * 60 };
const hour = (date: string, startMinute: number): OfferableHour => ({
  serviceType: 'PODIATRY',
  treatment: 'Podología',
  durationMinutes: 60,
  professionalId: null,
  date,
  startMinute,
});
const entry = (id: number, wish: Partial<Waiting> = {}): Waiting => ({
  id,
  serviceType: 'PODIATRY',
  treatment: 'Podología',
  durationMinutes: 60,
  professionalId: null,
  fromDate: TODAY,
  toDate: addDays(TODAY, 2),
  dayPart: 'all',
  offered: [],
  ...wish,
});

describe('an offered hour', () => {
  it('matches an entry’s treatment, professional, day and part of the day', () => {
    const wish = entry(1, { dayPart: 'morning' });
    expect(fits(wish, hour('2026-11-20', 9 * 60))).toBe(true);
    expect(fits(wish, hour('2026-11-20', 13 * 60))).toBe(false);
    expect(fits(wish, hour('2026-11-21', 9 * 60))).toBe(false);
    expect(fits(wish, { ...hour('2026-11-20', 9 * 60), serviceType: 'MANICURE' })).toBe(false);
    expect(fits(wish, { ...hour('2026-11-20', 9 * 60), treatment: 'Brackets' })).toBe(false);
    expect(fits(wish, { ...hour('2026-11-20', 9 * 60), durationMinutes: 120 })).toBe(false);
    expect(fits(wish, { ...hour('2026-11-20', 9 * 60), professionalId: 7 })).toBe(false);
  });

  it('offers only hours that begin after the time to answer', () => {
    expect(canBeOffered(hour(TODAY, 12 * 60 + 31), NOON, 30)).toBe(true);
    expect(canBeOffered(hour(TODAY, 12 * 60 + 30), NOON, 30)).toBe(false);
    expect(canBeOffered(hour('2026-11-19', 0), { date: TODAY, minutes: 1_439 }, 30)).toBe(false);
  });
});

describe('the next offer', () => {
  const FREE = [hour('2026-11-19', 600), hour('2026-11-19', 900)];

  it('offers the first entry with a matching hour its earliest match', () => {
    const waiting = [entry(1, { fromDate: '2026-11-20' }), entry(2, { dayPart: 'afternoon' }), entry(3)];
    expect(nextOffer(waiting, FREE, NOON, 30)).toEqual({ entry: waiting[1], hour: FREE[1] });
    expect(nextOffer(waiting.slice(2), FREE, NOON, 30)?.hour).toBe(FREE[0]);
    expect(nextOffer([], FREE, NOON, 30)).toBeUndefined();
  });

  const anyHour = fc.record({
    serviceType: fc.constantFrom('PODIATRY' as const, 'MANICURE' as const),
    treatment: fc.constantFrom('Podología', 'Brackets'),
    durationMinutes: fc.constantFrom(60 as const, 120 as const),
    professionalId: fc.constantFrom(null, 7),
    date: fc.integer({ min: -2, max: 6 }).map((days) => addDays(TODAY, days)),
    startMinute: fc.integer({ min: 0, max: 47 }).map((slot) => slot * 30),
  });
  const anyEntry: fc.Arbitrary<Waiting> = fc
    .record({
      id: fc.integer({ min: 1 }),
      serviceType: fc.constantFrom('PODIATRY' as const, 'MANICURE' as const),
      treatment: fc.constantFrom('Podología', 'Brackets'),
      durationMinutes: fc.constantFrom(60 as const, 120 as const),
      professionalId: fc.constantFrom(null, 7),
      from: fc.integer({ min: 0, max: 5 }),
      length: fc.integer({ min: 0, max: 3 }),
      dayPart: fc.constantFrom(...DAY_PARTS),
      offered: fc.array(anyHour, { maxLength: 3 }),
    })
    .map(({ from, length, ...rest }) => ({
      ...rest,
      fromDate: addDays(TODAY, from),
      toDate: addDays(TODAY, from + length),
    }));

  it('makes an offer that matches and is new, skipping only entries without a match', () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 8 }),
        fc.array(anyHour, { maxLength: 8 }),
        fc.integer({ min: HOLD_MINUTES.least, max: HOLD_MINUTES.most }),
        (waiting, free, holdMinutes) => {
          const isFor = (who: Waiting, one: OfferableHour): boolean =>
            fits(who, one) &&
            canBeOffered(one, NOON, holdMinutes) &&
            !who.offered.some((past) => past.date === one.date && past.startMinute === one.startMinute);
          const made = nextOffer(waiting, free, NOON, holdMinutes);
          const before = made ? waiting.slice(0, waiting.indexOf(made.entry)) : waiting;
          expect(before.some((who) => free.some((one) => isFor(who, one)))).toBe(false);
          if (made) expect(isFor(made.entry, made.hour)).toBe(true);
        },
      ),
    );
  });

  it('offers each hour at most once to each entry, so offers come to an end', () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 4 }),
        fc.array(anyHour, { maxLength: 5 }),
        (waiting, free) => {
          const offers = new Set<string>();
          let left: readonly Waiting[] = waiting.map((who, id) => ({ ...who, id }));
          for (let made = nextOffer(left, free, NOON, 30); made; made = nextOffer(left, free, NOON, 30)) {
            const { entry: who, hour: given } = made;
            const key = `${who.id} ${given.date} ${given.startMinute}`;
            expect(offers.has(key)).toBe(false);
            offers.add(key);
            left = left.map((one) =>
              one.id === who.id ? { ...one, offered: [...one.offered, given] } : one,
            );
          }
        },
      ),
    );
  });
});

it('rejects waiting-list days in the wrong order, in the past, or too many', () => {
  const fault = (fromDate: string, toDate: string) => wishFault({ fromDate, toDate }, TODAY);
  expect(fault(TODAY, TODAY)).toBeUndefined();
  expect(fault(TODAY, addDays(TODAY, MAX_DAYS - 1))).toBeUndefined();
  expect(fault(TODAY, addDays(TODAY, MAX_DAYS))).toBe('TOO_LONG');
  expect(fault('2026-11-17', TODAY)).toBe('PAST');
  expect(fault('2026-11-20', '2026-11-19')).toBe('ORDER');
});

it('holds the hour longer if staff send the offer by hand, and never shorter than the clinic’s own time', () => {
  expect(unsentHoldMinutes(30, false)).toBe(30);
  expect(unsentHoldMinutes(30, true)).toBe(120);
  expect(unsentHoldMinutes(240, true)).toBe(240);
});
