import type { Attendance } from '#domain/visits/attendance.js';
import { failureOf } from '../../apollo/apollo-failure';
import { toasts } from '../../ui/notices/toasts';
import { useMarkAttendanceMutation } from './attendance.generated';
import type { DayAppointment } from './todays-appointments';

/** Notes whether a patient came; null takes it back. */
export type Mark = (
  appointment: Pick<DayAppointment, 'id' | 'version'>,
  attendance: Attendance | null,
) => void;

export function useMark(): Mark {
  const [mark] = useMarkAttendanceMutation();
  return ({ id, version }, attendance) =>
    void mark({ variables: { id, version, attendance } }).catch((error: unknown) =>
      toasts.error(failureOf(error).sentence ?? 'No se pudo anotar. Inténtelo de nuevo.'),
    );
}
