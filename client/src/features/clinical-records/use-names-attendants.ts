import { namesAttendants } from '#domain/professionals/attendance.js';
import { useProfessionals } from '../../professionals/professionals';

/** Whether records say who attended. */
export const useNamesAttendants = (): boolean => namesAttendants(useProfessionals());
