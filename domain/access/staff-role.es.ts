import type { StaffRole } from './rights.js';
import type { StaffState } from './staff-state.js';

export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  STAFF: 'Personal: todos los permisos',
  RECEPTION: 'Recepción: sin datos de salud',
};

/** For the list of staff users. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  STAFF: 'Personal',
  RECEPTION: 'Recepción',
};

export const STAFF_STATE_LABELS: Readonly<Record<StaffState, string>> = {
  ACTIVE: 'Activo',
  WITHOUT_PASSWORD: 'Sin contraseña aún',
  DISABLED: 'Deshabilitado',
};
