import { describe, expect, it } from '@jest/globals';
import type { LocalDate } from '../../clinic-time.js';
import { EMPTY_EXAM } from './exam-edits.js';
import type { Brace, NailExam } from './exam.js';
import { footControls } from './foot-controls.js';
import type { DatedExam } from './standing.js';

const brace = (
  nextAdjustment: LocalDate | null,
  more: Partial<NailExam & Pick<Brace, 'type'>> = {},
): NailExam => ({
  side: 'RIGHT',
  toe: 1,
  finding: 'BRACE',
  kind: null,
  stage: null,
  examinedOn: '2026-10-01',
  isResolved: false,
  brace: { type: 'B/S', fittedOn: '2026-10-01', nextAdjustment },
  ...more,
});
const exam = (date: LocalDate, ...nails: NailExam[]): DatedExam => ({
  date,
  exam: { ...EMPTY_EXAM, nails },
});
const NO_RISK = { control: null };
const due = (exams: readonly DatedExam[]) =>
  footControls(exams, NO_RISK).map(({ reason, startsOn, dueOn, exam: { date } }) => [
    reason,
    startsOn,
    dueOn,
    date,
  ]);

describe("the controls that a patient's exams call for", () => {
  it('takes the control’s interval from the risk, and its record from the newest exam', () => {
    const exams = [exam('2026-10-01'), exam('2026-07-01')];
    const control = { from: '2027-01-01', until: '2027-04-01' };
    expect(footControls(exams, { control })).toEqual([
      { reason: 'RISK', startsOn: '2027-01-01', dueOn: '2027-04-01', exam: exams[0] },
    ]);
    expect(footControls(exams, NO_RISK)).toEqual([]);
    expect(footControls([], { control })).toEqual([]);
  });

  it('calls for the earliest adjustment of a brace from two weeks before it', () => {
    const nails = [brace('2026-11-20'), brace('2026-11-15', { toe: 2 }), brace(null, { side: 'LEFT' })];
    expect(due([exam('2026-10-01', ...nails)])).toEqual([
      ['BRACE', '2026-11-01', '2026-11-15', '2026-10-01'],
    ]);
  });

  it('keeps the adjustment of a brace that a later exam leaves out, until its day', () => {
    const fitted = exam('2026-10-01', brace('2026-11-20'));
    expect(due([exam('2026-11-19'), fitted])).toEqual([['BRACE', '2026-11-06', '2026-11-20', '2026-10-01']]);
    expect(due([exam('2026-11-20'), fitted])).toEqual([]);
  });

  it.each<[string, NailExam]>([
    ['moved', brace('2026-12-20')],
    ['removed', brace('2026-11-20', { isResolved: true })],
    ['without a new date', brace(null)],
    ['copied unchanged on its own day', brace('2026-11-10')],
  ])('follows the newest exam about a brace: %s', (_what, nail) => {
    const expected = nail.brace?.nextAdjustment === '2026-12-20' ? ['2026-12-20'] : [];
    const exams = [exam('2026-11-10', nail), exam('2026-10-01', brace('2026-11-20'))];
    expect(due(exams).map(([, , day]) => day)).toEqual(expected);
  });

  it('takes no control from other findings of a nail', () => {
    expect(due([exam('2026-10-01', { ...brace(null), finding: 'INGROWN', brace: null })])).toEqual([]);
  });
});
