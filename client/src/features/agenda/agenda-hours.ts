import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { byWeekday } from '#domain/agenda/opening-hours.js';
import { DEFAULT_SCHEDULE, type Schedule, type WeeklyHours } from '#domain/schedule.js';
import { useMemo } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import type { ClinicProfessional } from '../../professionals/professionals';
import { inMinutes } from '../../professionals/schedule-of';
import { type AgendaHoursQuery, useAgendaHoursQuery } from './agenda-hours.generated';

export type Schedules = Readonly<Record<ServiceType, Schedule>>;

const DEFAULTS: Schedules = { PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE };

/**
 * The hours of both agendas; the defaults until they are loaded.
 * @param shown the first visible day: earlier closures are left out.
 */
export const useSchedules = (shown: LocalDate): Schedules => useAgendaHours(shown).schedules;

/** As above. `areKnown`: whether they are loaded, or can't be loaded. */
export function useAgendaHours(shown: LocalDate): { schedules: Schedules; areKnown: boolean } {
  const { date: today } = useClinicNow();
  // Rounded to whole years in the past, so that paging back month by month needs one request a year.
  const closedSince = shown !== '' && shown < today ? `${shown.slice(0, 4)}-01-01` : null;
  const { data, previousData, error } = useAgendaHoursQuery({ variables: { closedSince } });
  const known = data ?? previousData;
  const schedules = useMemo(() => (known ? schedulesOf(known) : DEFAULTS), [known]);
  return { schedules, areKnown: (known ?? error) !== undefined };
}

const schedulesOf = (answer: AgendaHoursQuery): Schedules =>
  Object.fromEntries(SERVICE_TYPES.map((type) => [type, scheduleOf(answer, type)])) as unknown as Schedules;

function scheduleOf({ agendaSettings, closures }: AgendaHoursQuery, type: ServiceType): Schedule {
  const settings = agendaSettings.find(({ serviceType }) => serviceType === type);
  if (!settings) return DEFAULT_SCHEDULE;
  return {
    stepMinutes: settings.stepMinutes === 30 ? 30 : 60,
    hours: byWeekday(settings.hours.map(inMinutes)),
    closures: closures.filter(({ serviceType }) => serviceType === null || serviceType === type),
  };
}

/** All weekly hours in which any service or professional is available. */
export const openHoursOf = (
  schedules: Schedules,
  professionals: readonly ClinicProfessional[],
): readonly WeeklyHours[] => [
  ...SERVICE_TYPES.map((type) => schedules[type].hours),
  ...professionals.flatMap(({ hours, isArchived }) =>
    hours && !isArchived ? [byWeekday(hours.map(inMinutes))] : [],
  ),
];
