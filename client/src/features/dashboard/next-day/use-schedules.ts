import { byWeekday } from '#domain/agenda/opening-hours.js';
import type { Schedule } from '#domain/schedule.js';
import { useMemo } from 'react';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { inMinutes, scheduleOf } from '../../../professionals/schedule-of';
import { useHoursOfClinicQuery } from './next-day.generated';

/**
 * When the clinic attends: the hours of both agendas, and of professionals with their own; undefined until loaded.
 * `areSettled`: whether loading has ended, even with an error.
 */
export function useSchedules(): { schedules: readonly Schedule[] | undefined; areSettled: boolean } {
  const { data, error } = useHoursOfClinicQuery();
  const professionals = useProfessionals();
  const areKnown = useAreProfessionalsKnown();
  const schedules = useMemo(() => {
    if (!data || !areKnown) return undefined;
    const agendas = data.agendaSettings.map(({ serviceType, stepMinutes, hours }) => ({
      serviceType,
      schedule: {
        stepMinutes: stepMinutes === 30 ? 30 : 60,
        hours: byWeekday(hours.map(inMinutes)),
        closures: data.closures.filter((one) => one.serviceType === null || one.serviceType === serviceType),
      } satisfies Schedule,
    }));
    const personal = professionals
      .filter(({ hours, isArchived }) => hours && !isArchived)
      .flatMap((professional) =>
        agendas
          .filter(({ serviceType }) => professional.services.includes(serviceType))
          .map(({ schedule }) => scheduleOf(schedule, professional)),
      );
    return [...agendas.map(({ schedule }) => schedule), ...personal];
  }, [data, professionals, areKnown]);
  return { schedules, areSettled: (schedules ?? error) !== undefined };
}
