import type { DayOverview } from '#domain/visits/day-overview.js';
import { nextPerson } from '#domain/visits/next-person.js';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useProfessionals } from '../../../professionals/professionals';
import { useCurrentStaff } from '../../../session/current-staff';
import type { DayAppointment } from '../todays-appointments';
import { type DayFootQuery, useDayFootQuery } from './day-foot.generated';

export interface Next {
  readonly person: DayAppointment | undefined;
  readonly isNow: boolean;
  /** Undefined until loaded. */
  readonly phone: string | undefined;
}

/**
 * The next patient to attend, the user's own patients first, with their phone and the next free hours.
 * @param withHours asks for the next free hours too.
 */
export function useNextPerson(
  overview: DayOverview<DayAppointment>,
  withHours: boolean,
): Next & { readonly asked: DayFootQuery | undefined; readonly isAsking: boolean } {
  const { date } = useClinicNow();
  const { id: staffId } = useCurrentStaff();
  const own = useProfessionals().find(
    ({ staffUserId, isArchived }) => staffUserId === staffId && !isArchived,
  );
  const person = nextPerson(overview, ({ professionalId }) => professionalId === own?.id);
  const { data, previousData, loading } = useDayFootQuery({
    variables: { date, id: person?.id ?? 0, hasPerson: person !== undefined, withHours },
    skip: !person && !withHours,
    fetchPolicy: 'cache-and-network',
  });
  return {
    person,
    isNow: person !== undefined && overview.now.includes(person),
    phone: data?.appointment?.patient.phone,
    isAsking: loading && !data,
    asked: data ?? previousData,
  };
}
