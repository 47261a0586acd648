import { expect, it } from '@jest/globals';
import { nextStep } from './next-step.js';

const NOW = { date: '2026-11-20', minutes: 600 };
const step = (changes: object, treats = true) =>
  nextStep(
    {
      status: 'BOOKED',
      date: '2026-11-20',
      startMinute: 660,
      durationMinutes: 60,
      attendance: null,
      hasRecord: false,
      ...changes,
    },
    NOW,
    treats,
  );

it('suggests confirming a booked appointment, and then nothing until its day', () => {
  expect(step({})).toBe('CONFIRM');
  expect(step({ status: 'CONFIRMED', date: '2026-11-21' })).toBeUndefined();
});

it('suggests arrival, attending the patient, and completing a visit that is over', () => {
  expect(step({ status: 'CONFIRMED' })).toBe('ARRIVE');
  expect(step({ startMinute: 600 })).toBe('ARRIVE');
  expect(step({ attendance: 'ARRIVED' })).toBe('ATTEND');
  expect(step({ attendance: 'ARRIVED' }, false)).toBe('COMPLETE');
  expect(step({ attendance: 'IN_CARE', hasRecord: true })).toBe('COMPLETE');
  expect(step({ startMinute: 540 })).toBe('COMPLETE');
  expect(step({ date: '2026-11-19', status: 'CONFIRMED' })).toBe('COMPLETE');
});

it('suggests the record of a completed visit, and rebooking a missed one', () => {
  expect(step({ status: 'COMPLETED', hasRecord: true })).toBe('RECORD');
  expect(step({ status: 'COMPLETED', hasRecord: true }, false)).toBeUndefined();
  expect(step({ status: 'COMPLETED' })).toBeUndefined();
  expect(step({ status: 'CANCELLED' })).toBe('REBOOK');
  expect(step({ attendance: 'NO_SHOW' })).toBe('REBOOK');
});
