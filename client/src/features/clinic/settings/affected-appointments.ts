import { holdsTime } from '#domain/agenda/appointment.js';
import { addDays } from '#domain/clinic-time.js';
import type { DayRange } from '#domain/schedule.js';
import { useApolloClient } from '@apollo/client/react';
import { AppointmentsWithinDocument, type AppointmentsWithinQuery } from './settings.generated';

export type AffectedAppointment = AppointmentsWithinQuery['appointments'][number];

/** The longest range that the server accepts. */
const DAYS_AT_ONCE = 365;

/**
 * Finds the active appointments on days that will be closed, or on which a professional is away; undefined if they
 * can't be loaded.
 * @param isAffected whether an appointment on these days counts.
 */
export function useAffectedAppointments(): (
  days: DayRange,
  isAffected: (appointment: AffectedAppointment) => boolean,
) => Promise<AffectedAppointment[] | undefined> {
  const client = useApolloClient();
  return async ({ from, to }, isAffected) => {
    const found: AffectedAppointment[] = [];
    for (let start = from; start <= to; start = addDays(start, DAYS_AT_ONCE)) {
      const last = addDays(start, DAYS_AT_ONCE - 1);
      const { data } = await client
        .query({
          query: AppointmentsWithinDocument,
          variables: { from: start, to: last < to ? last : to },
          fetchPolicy: 'no-cache',
        })
        .catch(() => ({ data: undefined }));
      if (!data) return undefined;
      found.push(...data.appointments);
    }
    return found.filter(
      (appointment) =>
        holdsTime(appointment.status) && appointment.status !== 'COMPLETED' && isAffected(appointment),
    );
  };
}
