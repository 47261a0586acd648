import { useState } from 'react';
import type { AgendaAppointment } from '../agenda-appointment';

type Saved = Pick<AgendaAppointment, 'id' | 'version'>;

const NONE: ReadonlySet<number> = new Set();

/**
 * The ids of the appointments that the last update of the list added or changed; empty when a list is first loaded.
 * @param range the requested range: another one is another list.
 * @param isUnknown whether the list is not loaded yet, or still shows another range.
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
