import { describe, expect, it } from '@jest/globals';
import { daysFrom } from '../clinic-time.js';
import { controlState, listedControls, visitsBefore } from './control-due.js';
import { CONTROL_WEEKS, dateOfControl } from './next-visit.js';

const TODAY = '2026-11-28';

describe('controls due', () => {
  it('lists a control from two weeks before its date until a year after it', () => {
    expect(listedControls(TODAY)).toEqual({ from: '2025-11-28', to: '2026-12-12' });
  });

  it('counts a control on its own date as upcoming, and as overdue from the next day on', () => {
    expect(controlState('2026-11-28', TODAY)).toBe('UPCOMING');
    expect(controlState('2026-11-27', TODAY)).toBe('OVERDUE');
  });

  it('lists each control in exactly one state', () => {
    const all = listedControls(TODAY);
    for (const state of ['UPCOMING', 'OVERDUE'] as const) {
      const listed = listedControls(TODAY, state);
      const expected = daysFrom(all.from, all.to).filter((day) => controlState(day, TODAY) === state);
      expect([listed.from, listed.to]).toEqual([expected[0], expected.at(-1)]);
    }
  });

  it('takes into account the visits of the longest interval, up to today', () => {
    const listed = listedControls(TODAY);
    const { from, to } = visitsBefore(listed, TODAY);
    expect(dateOfControl(from, CONTROL_WEEKS.most)).toBe(listed.from);
    expect(to).toBe(TODAY);
  });
});
