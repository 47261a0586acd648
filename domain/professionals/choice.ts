import { SERVICE_TYPES, type ServiceType } from '../appointment.js';
import { does, type Skills } from './professional.js';

export interface Choosable extends Skills {
  readonly isArchived: boolean;
}

/** Whom a new appointment can be with. */
export const whoDoes = <Professional extends Choosable>(
  all: readonly Professional[],
  serviceType: ServiceType,
  treatment?: string | null,
): Professional[] =>
  all.filter((professional) => !professional.isArchived && does(professional, serviceType, treatment));

/**
 * Whether more than one person does a service. A clinic with one for each service is never asked who attends,
 * and no screen names them.
 */
export const hasChoice = (
  all: readonly Choosable[],
  serviceTypes: readonly ServiceType[] = SERVICE_TYPES,
): boolean => serviceTypes.some((serviceType) => whoDoes(all, serviceType).length > 1);
