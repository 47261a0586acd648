import { FIELD_LABELS, type RecordField, type RecordValues } from '../record-values';

export interface Merged {
  readonly values: RecordValues;
  /** What only they changed, and was taken over. */
  readonly adopted: readonly RecordField[];
  /** What both changed: ours stays until the other is chosen. */
  readonly clashes: readonly RecordField[];
}

const FIELDS = Object.keys(FIELD_LABELS) as RecordField[];

const isSame = (field: RecordField, one: RecordValues, other: RecordValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** Puts two edits of one version together. */
export function mergeEdits(base: RecordValues, theirs: RecordValues, mine: RecordValues): Merged {
  const changed = FIELDS.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const adopted = changed.filter((field) => isSame(field, base, mine));
  const taken = Object.fromEntries(adopted.map((field) => [field, theirs[field]]));
  return {
    values: { ...mine, ...taken },
    adopted,
    clashes: changed.filter((field) => !adopted.includes(field)),
  };
}
