/** Parts of the exam of the feet that a clinic can leave out; the other parts follow from them. */
export const EXAM_GROUPS = [
  'NAILS',
  'SKIN',
  'WHOLE_FOOT',
  'MONOFILAMENT',
  'TOUCH_TEST',
  'TUNING_FORK',
  'TEN_POINT',
  'CIRCULATION',
  'PAIN_AND_FOOTWEAR',
  'SINBAD',
] as const;
export type ExamGroup = (typeof EXAM_GROUPS)[number];

/** The parts that are on at first; the tests and the score that need more time or a cut-off are off. */
export const GROUPS_AT_FIRST: readonly ExamGroup[] = EXAM_GROUPS.filter(
  (group) => group !== 'TUNING_FORK' && group !== 'TEN_POINT' && group !== 'SINBAD',
);

/** The parts that a clinic examines, and its cut-off. */
export interface ExamSettings {
  /** In the order of `EXAM_GROUPS`. */
  readonly groups: readonly ExamGroup[];
  /**
   * The number of unfelt points of a foot from which a ten-point test counts as a loss; null: the test has no result.
   */
  readonly tenPointCutOff: number | null;
}
