import { SERVICE_TYPE_LABELS } from '../../agenda/appointment.es.js';
import type { ServiceType } from '../../agenda/appointment.js';

/** For work that belongs to no professional, such as a sale. */
export const NO_PROFESSIONAL = 'Sin profesional';

/** Until the clinic names its first professionals, they are called after their service. */
export const professionalName = (name: string, serviceType: ServiceType): string =>
  name || SERVICE_TYPE_LABELS[serviceType];
