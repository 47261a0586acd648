/** The only link of a page that has nothing else to offer. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

export const TO_DASHBOARD: WayBack = { to: '/app/dashboard', label: 'Volver al dashboard' };
