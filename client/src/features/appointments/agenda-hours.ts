import { SERVICE_TYPES, type ServiceType } from '#domain/appointment.js';
import { minutesOf, type Weekday } from '#domain/clinic-time.js';
import { DEFAULT_SCHEDULE, type Schedule } from '#domain/schedule.js';
import { useMemo } from 'react';
import { type AgendaHoursQuery, useAgendaHoursQuery } from './agenda-hours.generated';

/** When each agenda is open. */
export type Schedules = Readonly<Record<ServiceType, Schedule>>;

const DEFAULTS: Schedules = { PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE };

/** Both agendas' hours; the defaults until they are known. */
export function useSchedules(): Schedules {
  const { data } = useAgendaHoursQuery();
  return useMemo(() => (data ? schedulesOf(data) : DEFAULTS), [data]);
}

/** The server's answer in the form of the domain's rules. */
const schedulesOf = (answer: AgendaHoursQuery): Schedules =>
  Object.fromEntries(SERVICE_TYPES.map((type) => [type, scheduleOf(answer, type)])) as unknown as Schedules;

function scheduleOf({ agendaSettings, closures }: AgendaHoursQuery, type: ServiceType): Schedule {
  const settings = agendaSettings.find(({ serviceType }) => serviceType === type);
  if (!settings) return DEFAULT_SCHEDULE;
  return {
    stepMinutes: settings.stepMinutes === 30 ? 30 : 60,
    hours: Object.fromEntries(
      settings.hours.map(({ weekday, opensAt, closesAt }) => [
        weekday as Weekday,
        { opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) },
      ]),
    ),
    closures: closures.filter(({ serviceType }) => serviceType === null || serviceType === type),
  };
}
