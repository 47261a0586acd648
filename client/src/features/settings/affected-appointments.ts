import { holdsTime, type ServiceType } from '#domain/appointment.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { useApolloClient } from '@apollo/client/react';
import { AppointmentsWithinDocument, type AppointmentsWithinQuery } from './settings.generated';

export type AffectedAppointment = AppointmentsWithinQuery['appointments'][number];

interface Closing {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly serviceType: ServiceType | null;
}

/** The longest range that the server accepts. */
const DAYS_AT_ONCE = 365;

/** The active appointments on days that are to be closed; undefined if they can't be loaded. */
export function useAffectedAppointments(): (closing: Closing) => Promise<AffectedAppointment[] | undefined> {
  const client = useApolloClient();
  return async ({ from, to, serviceType }) => {
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
        holdsTime(appointment.status) &&
        appointment.status !== 'COMPLETED' &&
        (serviceType === null || appointment.serviceType === serviceType),
    );
  };
}
