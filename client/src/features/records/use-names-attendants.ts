import { namesAttendants } from '#domain/clinic/professionals/attendance.js';
import { useProfessionals } from '../../professionals/professionals';

export const useNamesAttendants = (): boolean => namesAttendants(useProfessionals());
