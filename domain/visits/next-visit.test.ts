import { expect, it } from '@jest/globals';
import { weeksInWords } from './next-visit.es.js';
import { dateOfControl, nearestStart, proposedWeeks } from './next-visit.js';

it('proposes the next visit on the same weekday', () => {
  expect(dateOfControl('2026-11-23', 5)).toBe('2026-12-28');
});

it('proposes the next visit at the same hour, otherwise at the nearest free one', () => {
  expect(nearestStart(['09:00', '10:00', '11:00'], '10:00')).toBe('10:00');
  expect(nearestStart(['09:00', '11:00', '15:00'], '10:00')).toBe('09:00');
  expect(nearestStart(['15:00', '18:00'], '10:00')).toBe('15:00');
  expect(nearestStart([], '10:00')).toBeUndefined();
});

it('offers the usual intervals, with the treatment’s own among them', () => {
  expect(proposedWeeks(null)).toEqual([1, 2, 4, 6]);
  expect(proposedWeeks(4)).toEqual([1, 2, 4, 6]);
  expect(proposedWeeks(5)).toEqual([1, 2, 4, 5, 6]);
  expect([1, 2].map(weeksInWords)).toEqual(['1 semana', '2 semanas']);
});
