import type { EditDifference } from './EditConflict';

/** A form's values as three people know them: as the editing began, as somebody else saved them, as they are written here. */
export interface Versions<Values> {
  readonly before: Values;
  readonly theirs: Values;
  readonly mine: Values;
}

/** What somebody else changed while a form was open. @param inWords how a value is shown to people. */
export function differencesOf<Values extends object>(
  labels: Readonly<Record<keyof Values, string>>,
  { before, theirs, mine }: Versions<Values>,
  inWords: (value: Values[keyof Values]) => string,
): EditDifference[] {
  const fields = Object.keys(labels) as (keyof Values & string)[];
  return fields
    .filter((field) => theirs[field] !== before[field] && theirs[field] !== mine[field])
    .map((field) => ({
      field,
      label: labels[field],
      before: inWords(before[field]),
      theirs: inWords(theirs[field]),
      mine: mine[field] === before[field] ? undefined : inWords(mine[field]),
    }));
}

/** What is stored now with what was written here upon it. */
export function withMyChanges<Values extends object>({ before, theirs, mine }: Versions<Values>): Values {
  const fields = Object.keys(mine) as (keyof Values)[];
  const changed = fields.filter((field) => mine[field] !== before[field]);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
