import type { StaffState } from './staff-state.js';

export const STAFF_STATE_LABELS: Readonly<Record<StaffState, string>> = {
  ACTIVE: 'Activo',
  WITHOUT_PASSWORD: 'Sin contraseña aún',
  DISABLED: 'Deshabilitado',
};
