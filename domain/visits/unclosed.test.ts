import { expect, it } from '@jest/globals';
import { changesToClose, CLOSINGS, isUnclosed } from './unclosed.js';

const BOOKED = {
  date: '2026-11-20',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  attendance: null,
} as const;
const at = (date: string, minutes: number) => ({ date, minutes });

it('an appointment is unclosed once its hour is over, until its outcome is entered', () => {
  expect(isUnclosed(BOOKED, at('2026-11-20', 659))).toBe(false);
  expect(isUnclosed(BOOKED, at('2026-11-20', 660))).toBe(true);
  expect(isUnclosed(BOOKED, at('2026-11-21', 0))).toBe(true);
  expect(isUnclosed(BOOKED, at('2026-11-19', 1_439))).toBe(false);
  expect(isUnclosed({ ...BOOKED, status: 'CONFIRMED', attendance: 'ARRIVED' }, at('2026-11-20', 660))).toBe(
    true,
  );
});

it('a visit that takes longer is unclosed only on the next day', () => {
  const inCare = { ...BOOKED, attendance: 'IN_CARE' } as const;
  expect(isUnclosed(inCare, at('2026-11-20', 1_000))).toBe(false);
  expect(isUnclosed(inCare, at('2026-11-21', 0))).toBe(true);
});

it('each way to close an appointment closes it', () => {
  for (const closing of CLOSINGS)
    expect(isUnclosed({ ...BOOKED, ...changesToClose(closing) }, at('2026-11-21', 0))).toBe(false);
});
