import { SERVICE_TYPE_LABELS } from '../appointment.es.js';
import type { ServiceType } from '../appointment.js';

/** The clinic's first professionals are called after their service until they are named. */
export const professionalName = (name: string, serviceType: ServiceType): string =>
  name || SERVICE_TYPE_LABELS[serviceType];
