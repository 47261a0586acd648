import { namesAttendants } from '#domain/professionals/attendance.js';
import { useProfessionals } from '../../professionals/professionals';

export const useNamesAttendants = (): boolean => namesAttendants(useProfessionals());
