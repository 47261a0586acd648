import type { EditDifference } from '../../ui/EditConflict';
import { type ClinicField, type ClinicValues, FIELD_LABELS } from './clinic-form';

const FIELDS = Object.keys(FIELD_LABELS) as ClinicField[];
const shown = (text: string): string => text || '(vacío)';

/**
 * What somebody else changed while this form was open.
 * @param before as it was when the editing began.
 * @param mine as it is written now.
 */
export function differencesOf(
  before: ClinicValues,
  theirs: ClinicValues,
  mine: ClinicValues,
): EditDifference[] {
  return FIELDS.filter((field) => theirs[field] !== before[field] && theirs[field] !== mine[field]).map(
    (field) => ({
      field,
      label: FIELD_LABELS[field],
      before: shown(before[field]),
      theirs: shown(theirs[field]),
      mine: mine[field] === before[field] ? undefined : shown(mine[field]),
    }),
  );
}

/** What is stored now with what was written here upon it. */
export const withMyChanges = (before: ClinicValues, theirs: ClinicValues, mine: ClinicValues): ClinicValues =>
  Object.fromEntries(
    FIELDS.map((field) => [field, mine[field] === before[field] ? theirs[field] : mine[field]]),
  ) as unknown as ClinicValues;
