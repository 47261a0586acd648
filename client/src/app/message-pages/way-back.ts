/** The only link of a page that has nothing else to offer. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

export const TO_DASHBOARD: WayBack = { to: '/app/dashboard', label: 'Volver al dashboard' };
/** For users who may not read the agenda. */
export const TO_PROFILE: WayBack = { to: '/app/perfil', label: 'Ir a mi perfil' };
