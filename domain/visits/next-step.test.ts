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

it('confirms a booked appointment, and then waits for its day', () => {
  expect(step({})).toBe('CONFIRM');
  expect(step({ status: 'CONFIRMED', date: '2026-11-21' })).toBeUndefined();
});

it('records the arrival, attends the patient, and completes what is over', () => {
  expect(step({ status: 'CONFIRMED' })).toBe('ARRIVE');
  expect(step({ startMinute: 600 })).toBe('ARRIVE');
  expect(step({ attendance: 'ARRIVED' })).toBe('ATTEND');
  expect(step({ attendance: 'ARRIVED' }, false)).toBe('COMPLETE');
  expect(step({ attendance: 'IN_CARE', hasRecord: true })).toBe('COMPLETE');
  expect(step({ startMinute: 540 })).toBe('COMPLETE');
  expect(step({ date: '2026-11-19', status: 'CONFIRMED' })).toBe('COMPLETE');
});

it('leads to the record if it is completed, and to rebooking if it did not take place', () => {
  expect(step({ status: 'COMPLETED', hasRecord: true })).toBe('RECORD');
  expect(step({ status: 'COMPLETED', hasRecord: true }, false)).toBeUndefined();
  expect(step({ status: 'COMPLETED' })).toBeUndefined();
  expect(step({ status: 'CANCELLED' })).toBe('REBOOK');
  expect(step({ attendance: 'NO_SHOW' })).toBe('REBOOK');
});
