import { expect, it } from '@jest/globals';
import { changedFinding, EMPTY_EXAM, withFinding } from '../foot/exam-edits.js';
import { standingDuringVisit } from './during-visit.js';

const DAY = '2026-11-18';
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;
const OVERDUE = { from: '2026-01-01', until: '2026-02-01' };
const STORED = { control: OVERDUE, hasAbsentPulse: true, ulcer: 'INFECTED' } as const;
const NOTHING = { control: null, hasAbsentPulse: false, ulcer: 'NONE' } as const;
const PULSES = { examinedOn: DAY, hasClaudication: null, feet: [] };
const ULCER = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY);

it('keeps warning of what an exam that is being entered does not mention', () => {
  expect(standingDuringVisit(EMPTY_EXAM, NOTHING, STORED)).toEqual(STORED);
  expect(standingDuringVisit(EMPTY_EXAM, NOTHING, null)).toEqual(NOTHING);
});

it('follows what was examined again', () => {
  expect(standingDuringVisit({ ...EMPTY_EXAM, circulation: PULSES }, NOTHING, STORED)).toEqual({
    control: null,
    hasAbsentPulse: false,
    ulcer: 'INFECTED',
  });
  const healed = changedFinding(ULCER, HEEL, 'ULCER', { isResolved: true }, DAY);
  expect(standingDuringVisit(healed, NOTHING, STORED).ulcer).toBe('NONE');
  expect(standingDuringVisit(ULCER, { ...NOTHING, ulcer: 'OPEN' }, STORED).ulcer).toBe('OPEN');
});
