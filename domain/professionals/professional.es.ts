import { SERVICE_TYPE_LABELS } from '../appointment.es.js';
import type { ServiceType } from '../appointment.js';

/** Until the clinic names its first professionals, they are called after their service. */
export const professionalName = (name: string, serviceType: ServiceType): string =>
  name || SERVICE_TYPE_LABELS[serviceType];
