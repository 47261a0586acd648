import { hasChoice } from '#domain/clinic/professionals/choice.js';
import { useEffect, useMemo, useState } from 'react';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { useCurrentStaff } from '../../../session/current-staff';
import type { DayRange } from './calendar-view';
import { type DaysOffQuery, useDaysOffQuery } from './lanes/days-off.generated';
import type { DrawnLanes } from './lanes/lane-grid';
import { visibleProfessionals } from './lanes/visible-professionals';

/**
 * Loaded only by clinics with professionals to choose. Loads the filter above the lanes too, which would move them if
 * it appeared later.
 */
const loadLanes = async () =>
  (await Promise.all([import('./lanes/lane-grid'), import('./lanes/ProfessionalFilter')]))[0];

const NOBODY: readonly number[] = [];
const NONE: DaysOffQuery['daysOff'] = [];

interface People {
  readonly professionals: readonly ClinicProfessional[];
  /** Undefined if there are no professionals to choose, and until that is known. */
  readonly lanes: DrawnLanes | undefined;
  /** Ids of the professionals to show; empty: all. */
  readonly chosen: readonly number[];
  /** Whether there is room for only one of them at a time. */
  readonly isOneAtATime: boolean;
}

/** The number of lanes of a day, before its appointments are known. @param asked ids from the address. */
export function useLaneCount(asked: readonly number[]): number {
  const professionals = useProfessionals();
  if (!hasChoice(professionals)) return 1;
  const known = professionals.filter(({ id }) => asked.includes(id)).length;
  return known || professionals.filter(({ isArchived }) => !isArchived).length;
}

/**
 * The calendar's lanes, one for each professional.
 * @param appointments all of the visible days.
 * @param asked ids from the address, which may be unknown.
 * @param most how many fit in a day.
 */
export function useLanes(
  range: DayRange,
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
  asked: readonly number[],
  most: number,
): People {
  const { id: staffId } = useCurrentStaff();
  const professionals = useProfessionals();
  const isChoice = hasChoice(professionals);
  const { data, previousData } = useDaysOffQuery({ variables: range, skip: !isChoice });
  const daysOff = (data ?? previousData)?.daysOff ?? NONE;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadLanes>>>();
  useEffect(() => {
    if (isChoice) loadLanes().then(setLoaded, () => undefined);
  }, [isChoice]);
  const known = useMemo(
    () => (isChoice ? asked.filter((id) => professionals.some((each) => each.id === id)) : NOBODY),
    [isChoice, asked, professionals],
  );
  const only = useMemo(() => {
    if (!isChoice) return undefined;
    const busy = new Set(appointments.map(({ professionalId }) => professionalId));
    const people = professionals.filter(({ id, isArchived }) => !isArchived || busy.has(id));
    return visibleProfessionals({ people, asked: known, staffId, most });
  }, [isChoice, professionals, appointments, known, staffId, most]);
  const chosen = only ?? known;
  const lanes = useMemo(
    () =>
      isChoice && loaded
        ? loaded.drawnLanes({ professionals, daysOff, schedules, appointments, chosen })
        : undefined,
    [isChoice, loaded, professionals, daysOff, schedules, appointments, chosen],
  );
  return { professionals, lanes, chosen, isOneAtATime: only !== undefined };
}
