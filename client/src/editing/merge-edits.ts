/** A form's values as three people know them. */
export interface Versions<Values> {
  /** As the editing began. */
  readonly before: Values;
  /** As somebody else saved them meanwhile. */
  readonly theirs: Values;
  /** As they are written here. */
  readonly mine: Values;
}

export type Side = 'theirs' | 'mine';

/** A field that two edits of one thing leave different, in words. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** Who changed it. What both changed, only a person can settle. */
  readonly changedBy: Side | 'both';
  /** Whose value it takes; undefined while nobody has decided. */
  readonly pick: Side | undefined;
}

export interface Merge<Values> {
  /** What is written here, with what only they changed. */
  readonly values: Values;
  /** In the order of the labels. */
  readonly differences: readonly Difference[];
}

/**
 * Merges two edits of the same version, field by field.
 * @param labels the fields that are compared; any other stays as it is written here.
 * @param inWords a field as people read it: two values that read the same are the same.
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
  const adopted = differences.filter(({ changedBy }) => changedBy === 'theirs');
  const taken = adopted.map(({ field }) => [field, theirs[field as keyof Values]]);
  return { values: { ...mine, ...Object.fromEntries(taken) }, differences };
}
