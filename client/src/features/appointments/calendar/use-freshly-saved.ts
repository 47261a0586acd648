import { useState } from 'react';
import type { AgendaAppointment } from '../agenda-appointment';

type Saved = Pick<AgendaAppointment, 'id' | 'version'>;

const NONE: ReadonlySet<number> = new Set();

/**
 * The ids of what the last change of the list brought or saved; nobody's while a list is first loaded.
 * @param range what is asked for: another one is another list.
 * @param isUnknown whether the list is still that of another range, or none.
 */
export function useFreshlySaved(
  appointments: readonly Saved[],
  range: string,
  isUnknown: boolean,
): ReadonlySet<number> {
  const [seen, setSeen] = useState({ appointments, range, isKnown: !isUnknown, saved: NONE });
  const isOther = seen.range !== range;
  if (isOther || seen.appointments !== appointments) {
    setSeen({
      appointments,
      range,
      isKnown: !isUnknown,
      saved: isOther || !seen.isKnown || isUnknown ? NONE : savedOf(seen.appointments, appointments),
    });
  } else if (!seen.isKnown && !isUnknown) setSeen({ ...seen, isKnown: true });
  return seen.saved;
}

function savedOf(before: readonly Saved[], after: readonly Saved[]): ReadonlySet<number> {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return new Set(after.flatMap(({ id, version }) => (versions.get(id) === version ? [] : [id])));
}
