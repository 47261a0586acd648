import { describe, expect, it } from '@jest/globals';
import {
  controlOnDay,
  controlState,
  dayToBook,
  lastListed,
  oldestListed,
  visitsBefore,
} from './control-due.js';
import { CONTROL_WEEKS, dateOfControl } from '../visits/next-visit.js';

const TODAY = '2026-11-28';

describe('controls due', () => {
  it('proposes a control with a date of its own two weeks before it, and lists it for a year', () => {
    expect(controlOnDay('2026-12-12')).toEqual({ startsOn: TODAY, dueOn: '2026-12-12' });
    expect(oldestListed(TODAY)).toBe('2025-11-28');
    expect(lastListed(oldestListed(TODAY))).toBe(TODAY);
  });

  it('counts a control on its own date as upcoming, and as overdue from the next day on', () => {
    expect(controlState('2026-11-28', TODAY)).toBe('UPCOMING');
    expect(controlState('2026-11-27', TODAY)).toBe('OVERDUE');
  });

  it.each([
    ['2026-11-27', TODAY],
    ['2026-11-28', TODAY],
    ['2026-12-12', '2026-12-12'],
    // The end of a risk's interval, which has begun.
    ['2026-12-13', TODAY],
  ])('books a control due on %s for %s', (dueOn, day) => {
    expect(dayToBook(dueOn, TODAY)).toBe(day);
  });

  it('takes into account the visits of the longest interval, up to today', () => {
    const { from, to } = visitsBefore(TODAY);
    expect(dateOfControl(from, CONTROL_WEEKS.most)).toBe(oldestListed(TODAY));
    expect(to).toBe(TODAY);
  });
});
