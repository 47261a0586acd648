import { describe, expect, it } from '@jest/globals';
import { changedFinding, EMPTY_EXAM, withFinding, withPress } from './exam-edits.js';
import { findingsInWords } from './exam-words.es.js';
import type { FootExam } from './exam.js';
import { ulcerAreas } from './place-history.js';

const DAY = '2026-11-20';
const LATER = '2026-12-20';
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;
const ULCER = {
  since: null,
  lengthMm: 12,
  widthMm: 9,
  depth: null,
  tissue: null,
  exudate: null,
  edges: '',
  hasVisibleBone: null,
  isInfected: null,
};

describe('a press on a finding', () => {
  it('records it, removes it with another, and ends one of an earlier visit', () => {
    const pressed = withPress(EMPTY_EXAM, HEEL, 'ULCER', DAY, undefined);
    expect(pressed.skin).toMatchObject([{ finding: 'ULCER', examinedOn: DAY, isResolved: false }]);
    expect(withPress(pressed, HEEL, 'ULCER', DAY, undefined).skin).toEqual([]);
    expect(withPress(pressed, HEEL, 'ULCER', LATER, pressed).skin).toMatchObject([
      { finding: 'ULCER', examinedOn: LATER, isResolved: true },
    ]);
  });

  it('never deletes what the exam before found: another press brings it back with its day', () => {
    const before = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY);
    const press = (exam: FootExam) => withPress(exam, HEEL, 'ULCER', LATER, before);
    expect(press(press(before))).toEqual(before);
    const seenToday = changedFinding(before, HEEL, 'ULCER', {}, LATER);
    expect(press(seenToday).skin).toMatchObject([{ examinedOn: LATER, isResolved: true }]);
    expect(press(press(seenToday))).toEqual(before);
    const measured = changedFinding(before, HEEL, 'ULCER', { ulcer: ULCER }, LATER);
    expect(press(press(measured))).toEqual(measured);
    expect(press(press(press(EMPTY_EXAM))).skin).toMatchObject([{ examinedOn: DAY, isResolved: false }]);
  });
});

it('keeps the day of a measure until it is taken again', () => {
  const ulcer = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY);
  const measured = changedFinding(ulcer, HEEL, 'ULCER', { ulcer: ULCER }, DAY);
  const areas = (exam: FootExam) => ulcerAreas([...measured.skin, ...exam.skin]);
  const seen = changedFinding(measured, HEEL, 'ULCER', {}, LATER);
  const wet = changedFinding(seen, HEEL, 'ULCER', { ulcer: { ...ULCER, exudate: 'MUCH' } }, LATER);
  expect(wet.skin).toMatchObject([{ examinedOn: LATER, ulcer: { exudate: 'MUCH', measuredOn: DAY } }]);
  expect(areas(wet)).toEqual([{ date: DAY, area: 1.08 }]);
  expect(findingsInWords(wet)[0]).toContain('12 × 9 mm (1,08 cm²) el 20/11/2026, exudado: abundante');
  const smaller = changedFinding(wet, HEEL, 'ULCER', { ulcer: { ...ULCER, lengthMm: 10 } }, LATER);
  expect(areas(smaller)).toEqual([
    { date: DAY, area: 1.08 },
    { date: LATER, area: 0.9 },
  ]);
});
