import { type Manicure, manicureOf } from '#domain/agenda/manicure.js';
import { useRights } from '../../../session/current-staff';
import { useManicureOfQuery } from './manicure.generated';

/** The manicure of a record's appointment; undefined until it is loaded, and for any other visit. */
export function useManicureOf(appointmentId: number | null): Manicure | undefined {
  const can = useRights();
  const { data } = useManicureOfQuery({
    variables: { appointmentId: appointmentId ?? 0 },
    skip: appointmentId === null || !can('AGENDA'),
  });
  const found = data?.appointment;
  return found?.serviceType === 'MANICURE' ? manicureOf(found) : undefined;
}
