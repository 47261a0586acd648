import type { ServiceType } from '#domain/agenda/appointment.js';

/** The services' REST names. */
export const TIPO_CITA: Readonly<Record<ServiceType, string>> = {
  PODIATRY: 'podologia',
  MANICURE: 'manicura',
};
