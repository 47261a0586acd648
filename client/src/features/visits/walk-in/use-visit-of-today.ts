import { appointmentToAttend } from '#domain/visits/to-attend.js';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useTodaysVisitsQuery } from './walk-in.generated';

/** The patient's appointment today that 'Atender' opens, if any. */
export function useVisitOfToday(patientId: number | undefined) {
  const { date, minutes } = useClinicNow();
  const { data, loading } = useTodaysVisitsQuery({
    variables: { date },
    skip: patientId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const own = data?.appointments.filter(({ patient }) => patient.id === patientId) ?? [];
  return { isLoading: loading && !data, appointment: appointmentToAttend(own, minutes) };
}
