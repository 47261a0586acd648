import { expect, it } from '@jest/globals';
import { dateOfControl, nearestStart } from './next-visit.js';

it('proposes the next visit on the same weekday', () => {
  expect(dateOfControl('2026-11-23', 5)).toBe('2026-12-28');
});

it('proposes the next visit at the same hour, otherwise at the nearest free one', () => {
  expect(nearestStart(['09:00', '10:00', '11:00'], '10:00')).toBe('10:00');
  expect(nearestStart(['09:00', '11:00', '15:00'], '10:00')).toBe('09:00');
  expect(nearestStart(['15:00', '18:00'], '10:00')).toBe('15:00');
  expect(nearestStart([], '10:00')).toBeUndefined();
});
