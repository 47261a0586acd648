import { describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from './exam-edits.js';
import { NAIL_FINDINGS, type NailFinding, SKIN_FINDINGS, type SkinFinding } from './findings.js';
import { isCarried, nailMark, printedViews, zoneMark } from './foot-marks.js';

const DAY = '2026-11-20';
const nail = (finding: NailFinding, kind: string | null = null) => nailMark({ side: 'RIGHT', finding, kind });

describe('the mark of a finding', () => {
  it('exists for every finding of a nail and a zone', () => {
    for (const finding of Object.keys(NAIL_FINDINGS) as NailFinding[])
      expect(nail(finding).length).toBeGreaterThan(0);
    for (const finding of Object.keys(SKIN_FINDINGS) as SkinFinding[])
      expect(zoneMark({ finding }, 10, 10).length).toBeGreaterThan(0);
  });

  it('has a shape of its own for onychomycosis, an ingrown nail, a brace, callus and an ulcer', () => {
    const shapes = [
      nail('ONYCHOMYCOSIS'),
      nail('ONYCHOMYCOSIS', 'TOTAL'),
      nail('INGROWN', 'INNER'),
      nail('INGROWN', 'OUTER'),
      nail('BRACE'),
      nail('MISSING'),
      nail('MELANONYCHIA'),
      nail('HAEMATOMA'),
      nail('DYSTROPHY'),
      zoneMark({ finding: 'CALLUS' }, 24, 24),
      zoneMark({ finding: 'ULCER' }, 24, 24),
      zoneMark({ finding: 'HELOMA' }, 60, 60),
    ].map((parts) => JSON.stringify(parts));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('shows an ingrown nail on the side of the other foot as the inner one', () => {
    const inner = nailMark({ side: 'LEFT', finding: 'INGROWN', kind: 'INNER' });
    expect(inner).toEqual(nail('INGROWN', 'OUTER'));
    expect(nail('INGROWN', 'BOTH')).toHaveLength(2);
  });

  it('is of an earlier day until the finding is confirmed', () => {
    expect(isCarried({ examinedOn: '2026-10-01' }, DAY)).toBe(true);
    expect(isCarried({ examinedOn: DAY }, DAY)).toBe(false);
  });
});

it('prints the soles, and another view only with a finding in it', () => {
  const whole = withFinding(EMPTY_EXAM, { side: 'LEFT' }, 'FLAT_FOOT', null, DAY);
  expect(printedViews(whole)).toEqual([]);
  const back = withFinding(whole, { side: 'LEFT', zone: 'INSTEP' }, 'FISSURE', null, DAY);
  expect(printedViews(back)).toEqual(['SOLE', 'BACK']);
});
