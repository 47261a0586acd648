export interface Versions<Values> {
  /** The values when editing began. */
  readonly before: Values;
  /** The values that another user saved in the meantime. */
  readonly theirs: Values;
  /** The values entered here. */
  readonly mine: Values;
}

export type Side = 'theirs' | 'mine';

/** A field whose value differs between two edits, as text. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** 'both' needs the user's decision. */
  readonly changedBy: Side | 'both';
  /** The side whose value is used; undefined until the user decides. */
  readonly pick: Side | undefined;
}

export interface Merge<Values> {
  /** The values entered here, plus fields that only the other user changed. */
  readonly values: Values;
  /** In the order of the labels. */
  readonly differences: readonly Difference[];
}

/**
 * Merges two edits of the same version, field by field.
 * @param labels the fields to compare; any other keeps the value entered here.
 * @param inWords a field's value as displayed: values with the same text are equal.
 */
export function mergeEdits<Values extends object>(
  labels: Readonly<Partial<Record<keyof Values & string, string>>>,
  { before, theirs, mine }: Versions<Values>,
  inWords: (field: keyof Values & string, values: Values) => string,
): Merge<Values> {
  const differences = Object.entries<string | undefined>(labels).flatMap(
    ([name, label = name]): Difference[] => {
      const field = name as keyof Values & string;
      const words = {
        before: inWords(field, before),
        theirs: inWords(field, theirs),
        mine: inWords(field, mine),
      };
      if (words.theirs === words.mine) return [];
      const changedBy =
        words.theirs === words.before ? 'mine' : words.mine === words.before ? 'theirs' : 'both';
      return [{ field, label, ...words, changedBy, pick: changedBy === 'both' ? undefined : changedBy }];
    },
  );
  // Also a value that reads the same: the other user may have changed what its text leaves out.
  const untouched = (Object.keys(labels) as Array<keyof Values>).filter(
    (field) => JSON.stringify(mine[field]) === JSON.stringify(before[field]),
  );
  const adopted = differences.filter(({ changedBy }) => changedBy === 'theirs');
  const fields = [...untouched, ...adopted.map(({ field }) => field as keyof Values & string)];
  const taken = fields.map((field) => [field, theirs[field]]);
  return { values: { ...mine, ...Object.fromEntries(taken) }, differences };
}
