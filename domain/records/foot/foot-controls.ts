import { controlOnDay, type ControlDates, type ControlReason } from '../../reports/control-due.js';
import type { NailExam } from './exam.js';
import type { DatedExam, FootStanding } from './standing.js';

export interface FootControl<Exam extends DatedExam = DatedExam> extends ControlDates {
  readonly reason: Extract<ControlReason, 'RISK' | 'BRACE'>;
  readonly exam: Exam;
}

/**
 * The controls that a patient's exams call for, at most one for each reason: within the interval of the risk's
 * category, and for the earliest planned adjustment of a brace after the newest exam. A visit on the planned day or
 * later counts as that adjustment, unless it planned another.
 * @param exams newest first
 */
export function footControls<Exam extends DatedExam>(
  exams: readonly Exam[],
  { control }: Pick<FootStanding, 'control'>,
): Array<FootControl<Exam>> {
  const [newest] = exams;
  if (!newest) return [];
  const controls: Array<FootControl<Exam>> = [];
  if (control) controls.push({ reason: 'RISK', startsOn: control.from, dueOn: control.until, exam: newest });
  const [adjustment] = newestBraces(exams)
    .flatMap(({ exam, nail: { isResolved, brace } }) =>
      !isResolved && brace?.nextAdjustment && brace.nextAdjustment > newest.date
        ? [{ exam, dueOn: brace.nextAdjustment }]
        : [],
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  if (adjustment)
    controls.push({ reason: 'BRACE', ...controlOnDay(adjustment.dueOn), exam: adjustment.exam });
  return controls;
}

/** The newest entry about the brace of each nail. @param exams newest first */
function newestBraces<Exam extends DatedExam>(
  exams: readonly Exam[],
): ReadonlyArray<{ readonly exam: Exam; readonly nail: NailExam }> {
  const newest = new Map<string, { exam: Exam; nail: NailExam }>();
  for (const dated of exams)
    for (const nail of dated.exam.nails) {
      const place = `${nail.side} ${nail.toe}`;
      if (nail.finding === 'BRACE' && !newest.has(place)) newest.set(place, { exam: dated, nail });
    }
  return [...newest.values()];
}
