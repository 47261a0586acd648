import type { LocalDate } from '../../clinic-time.js';
import { type Side, SIDES } from './answer.js';
import type { FootExam, NailExam, SkinExam, WholeFootExam } from './exam.js';
import { DEFORMITIES, isDeformity, type Toe, type Zone } from './findings.js';

export const EMPTY_EXAM: FootExam = {
  nails: [],
  skin: [],
  feet: [],
  sensation: null,
  circulation: null,
  pain: null,
  temperatureDifference: null,
  footwear: '',
  orthoses: '',
  riskOverride: null,
};

/** A place on a foot that can be chosen on the map. */
export type Place =
  | { readonly side: Side; readonly toe: Toe }
  | { readonly side: Side; readonly zone: Zone }
  | { readonly side: Side };

/**
 * The exam with which the next visit begins: current findings and the earlier tests. Everything keeps the day on
 * which it was examined; answers without a day of their own are left out.
 */
export function carriedExam({ nails, skin, feet, sensation, circulation }: FootExam): FootExam {
  const isThere = ({ isResolved }: { readonly isResolved: boolean }): boolean => !isResolved;
  return {
    ...EMPTY_EXAM,
    nails: nails.filter(isThere),
    skin: skin.filter(isThere),
    feet: feet.filter(isThere),
    sensation,
    circulation,
  };
}

type Found = NailExam | SkinExam | WholeFootExam;
type Groups = Pick<FootExam, 'feet' | 'nails' | 'skin'>;

const isAt = (one: Found, place: Place): boolean =>
  one.side === place.side &&
  ('toe' in place
    ? 'toe' in one && one.toe === place.toe
    : 'zone' in place
      ? 'zone' in one && one.zone === place.zone
      : !('toe' in one) && !('zone' in one));

export const findingsAt = ({ nails, skin, feet }: Groups, place: Place): Found[] =>
  [...nails, ...skin, ...feet].filter((one) => isAt(one, place));

export function withoutFinding(exam: FootExam, place: Place, finding: Found['finding']): FootExam {
  const others = <Item extends Found>(items: readonly Item[]): Item[] =>
    items.filter((one) => !(isAt(one, place) && one.finding === finding));
  return { ...exam, nails: others(exam.nails), skin: others(exam.skin), feet: others(exam.feet) };
}

/** Changes a finding of a place and dates it on that day; a measure keeps its day until it is taken again. */
export function changedFinding(
  exam: FootExam,
  place: Place,
  finding: Found['finding'],
  changes: Partial<Omit<NailExam, 'finding' | 'side' | 'toe'>> & Partial<Pick<SkinExam, 'ulcer'>>,
  examinedOn: LocalDate,
): FootExam {
  return withChanged(exam, place, finding, (one) => {
    const changed = { ...one, ...changes, examinedOn } as Found;
    if (!('zone' in one && 'zone' in changed && changed.ulcer)) return changed;
    const { lengthMm, widthMm } = changed.ulcer;
    if (lengthMm === null && widthMm === null) return changed;
    const isSame = lengthMm === one.ulcer?.lengthMm && widthMm === one.ulcer.widthMm;
    const measuredOn = isSame ? (one.ulcer.measuredOn ?? one.examinedOn) : examinedOn;
    return { ...changed, ulcer: { ...changed.ulcer, measuredOn } };
  });
}

function withChanged(
  exam: FootExam,
  place: Place,
  finding: Found['finding'],
  change: (one: Found) => Found,
): FootExam {
  const changed = <Item extends Found>(items: readonly Item[]): Item[] =>
    items.map((one) => (isAt(one, place) && one.finding === finding ? (change(one) as Item) : one));
  return { ...exam, nails: changed(exam.nails), skin: changed(exam.skin), feet: changed(exam.feet) };
}

/** Adds a finding to a place, dated on that day. @param kind null if it has none. */
export function withFinding(
  exam: FootExam,
  place: Place,
  finding: Found['finding'],
  kind: string | null,
  examinedOn: LocalDate,
): FootExam {
  const seen = { examinedOn, isResolved: false };
  const rest = withoutFinding(exam, place, finding);
  if ('toe' in place) {
    const added = { ...place, finding, kind, stage: null, brace: null, ...seen } as NailExam;
    return { ...rest, nails: [...rest.nails, added] };
  }
  if ('zone' in place) {
    const added = { ...place, finding, kind, ulcer: null, ...seen } as SkinExam;
    return { ...rest, skin: [...rest.skin, added] };
  }
  return { ...rest, feet: [...rest.feet, { ...place, finding, ...seen } as WholeFootExam] };
}

/**
 * The exam after a press on a finding of a place. The press records it, or removes it if it is new on that day. A
 * finding of the previous exam stays as resolved: without it, it would count as still there. Another press brings it
 * back. 'Sin deformidad' ends the deformities of its foot, and each of them ends 'Sin deformidad'.
 * @param before the previous exam
 */
export function withPress(
  exam: FootExam,
  place: Place,
  finding: Found['finding'],
  day: LocalDate,
  before: FootExam | undefined,
): FootExam {
  const found = findingAt(exam, place, finding);
  if (finding === 'NO_DEFORMITY') return withFormAnswered(exam, place, day, before);
  if (!found) return agreeing(withFinding(exam, place, finding, null, day), place, finding);
  const isNew = found.examinedOn === day && !found.isResolved && !copiedFrom(before, place, finding);
  return isNew ? withoutFinding(exam, place, finding) : withResolvedTurned(exam, place, finding, day, before);
}

/**
 * The exam with a finding marked as resolved, or as current again. A finding that is again as in the previous exam
 * gets its old day back: marking it by mistake does not mean that it was seen.
 * @param before the previous exam
 */
export function withResolvedTurned(
  exam: FootExam,
  place: Place,
  finding: Found['finding'],
  day: LocalDate,
  before: FootExam | undefined,
): FootExam {
  const found = findingAt(exam, place, finding);
  if (!found) return exam;
  // 'Sin deformidad' is never marked as resolved: it is removed, and the question is open again.
  if (finding === 'NO_DEFORMITY') return withFormAnswered(exam, place, day, before);
  if (!found.isResolved) return changedFinding(exam, place, finding, { isResolved: true }, day);
  const copied = copiedFrom(before, place, finding);
  if (before && copied) {
    const resolved = changedFinding(before, place, finding, { isResolved: true }, found.examinedOn);
    if (JSON.stringify(findingAt(resolved, place, finding)) === JSON.stringify(found))
      return agreeing(
        withChanged(exam, place, finding, () => copied),
        place,
        finding,
      );
  }
  return agreeing(changedFinding(exam, place, finding, { isResolved: false }, day), place, finding);
}

/** The exam with a new deformity, without 'Sin deformidad' of its foot. */
const agreeing = (exam: FootExam, { side }: Place, finding: Found['finding']): FootExam =>
  isDeformity(finding) ? withoutFinding(exam, { side }, 'NO_DEFORMITY') : exam;

/** Adds the answer 'Sin deformidad' of a foot, or removes it and restores the deformities that it ended. */
function withFormAnswered(
  exam: FootExam,
  place: Place,
  day: LocalDate,
  before: FootExam | undefined,
): FootExam {
  const isAnswered = findingAt(exam, place, 'NO_DEFORMITY') !== undefined;
  const turned = DEFORMITIES.reduce((rest, deformity) => {
    const found = findingAt(rest, place, deformity);
    if (!found || found.isResolved !== isAnswered) return rest;
    if (isAnswered && !copiedFrom(before, place, deformity)) return rest;
    return withPress(rest, place, deformity, day, before);
  }, exam);
  return isAnswered
    ? withoutFinding(turned, place, 'NO_DEFORMITY')
    : withFinding(turned, place, 'NO_DEFORMITY', null, day);
}

/** The feet for which the exam answers neither yes nor no about a deformity. */
export const feetWithoutForm = ({ feet }: Pick<FootExam, 'feet'>): Side[] =>
  SIDES.filter(
    (side) =>
      !feet.some(
        (one) =>
          one.side === side &&
          (one.finding === 'NO_DEFORMITY' || (isDeformity(one.finding) && !one.isResolved)),
      ),
  );

/** 'Sin deformidad' on each of those feet. */
export const withFormsAnswered = (exam: FootExam, day: LocalDate): FootExam =>
  feetWithoutForm(exam).reduce((rest, side) => withFormAnswered(rest, { side }, day, undefined), exam);

const findingAt = (exam: FootExam, place: Place, finding: Found['finding']): Found | undefined =>
  findingsAt(exam, place).find((one) => one.finding === finding);

/** The findings that an exam copies from the previous one: all unresolved ones. */
function copiedFrom(
  before: FootExam | undefined,
  place: Place,
  finding: Found['finding'],
): Found | undefined {
  const found = before && findingAt(before, place, finding);
  return found?.isResolved ? undefined : found;
}
