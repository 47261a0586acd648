import { namesAttendants } from '#domain/professionals/attendance.js';
import { useProfessionals } from '../../professionals/professionals';

/** Whether records name the professional who attended. */
export const useNamesAttendants = (): boolean => namesAttendants(useProfessionals());
