import { hasChoice } from '#domain/clinic/professionals/choice.js';
import { useEffect, useMemo, useState } from 'react';
import {
  type ClinicProfessional,
  useAreProfessionalsKnown,
  useProfessionals,
} from '../../../professionals/professionals';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { useCurrentStaff } from '../../../session/current-staff';
import type { DayRange } from './calendar-view';
import { type DaysOffQuery, useDaysOffQuery } from './lanes/days-off.generated';
import type { DrawnLanes } from './lanes/lane-grid';
import type { ProfessionalFilter } from './lanes/ProfessionalFilter';

const loadLanes = () => import('./calendar-parts');

const NO_IDS: readonly number[] = [];
const NONE: DaysOffQuery['daysOff'] = [];

interface People {
  readonly professionals: readonly ClinicProfessional[];
  /** Undefined until loaded, and if there are no professionals to choose. */
  readonly lanes: DrawnLanes | undefined;
  /** Ids of the professionals to show; empty: all. */
  readonly chosen: readonly number[];
  /** How many of them fit at a time; Infinity if all do. */
  readonly room: number;
  /** Whether the lanes have loaded, or are known to be absent. */
  readonly areKnown: boolean;
  /** The choice of professionals, loaded with the lanes, which it would move if it came later. */
  readonly Filter: typeof ProfessionalFilter | undefined;
}

/**
 * The calendar's lanes, one for each professional.
 * @param appointments all of the visible days.
 * @param asked ids from the address, which may be unknown.
 * @param most how many fit in a day.
 * @param isOneDay whether only one day is shown.
 */
export function useLanes(
  range: DayRange,
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
  asked: readonly number[],
  most: number,
  isOneDay: boolean,
): People {
  const { id: staffId } = useCurrentStaff();
  const professionals = useProfessionals();
  const isChoice = hasChoice(professionals);
  const { data, previousData } = useDaysOffQuery({ variables: range, skip: !isChoice });
  const daysOff = (data ?? previousData)?.daysOff ?? NONE;
  const areAnswered = useAreProfessionalsKnown();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadLanes>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isChoice) loadLanes().then(setLoaded, () => setFailed(true));
  }, [isChoice]);
  const known = useMemo(
    () => (isChoice ? asked.filter((id) => professionals.some((each) => each.id === id)) : NO_IDS),
    [isChoice, asked, professionals],
  );
  const people = useMemo(() => {
    const busy = new Set(appointments.map(({ professionalId }) => professionalId));
    return professionals.filter(({ id, isArchived }) => !isArchived || busy.has(id));
  }, [professionals, appointments]);
  const only = useMemo(
    () => (isChoice ? loaded?.visibleProfessionals({ people, asked: known, staffId, most }) : undefined),
    [isChoice, loaded, people, known, staffId, most],
  );
  const chosen = only ?? known;
  const lanes = useMemo(
    () =>
      isChoice && loaded
        ? loaded.drawnLanes({ professionals, daysOff, schedules, appointments, chosen }, isOneDay)
        : undefined,
    [isChoice, loaded, professionals, daysOff, schedules, appointments, chosen, isOneDay],
  );
  const areKnown = areAnswered && (!isChoice || loaded !== undefined || hasFailed);
  return {
    professionals,
    lanes,
    chosen,
    room: isChoice && people.length > most ? most : Infinity,
    areKnown,
    Filter: loaded?.ProfessionalFilter,
  };
}
