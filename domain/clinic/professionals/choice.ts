import { SERVICE_TYPES, type ServiceType } from '../../agenda/appointment.js';
import { does, type Skills } from './professional.js';

export interface Choosable extends Skills {
  readonly isArchived: boolean;
}

/** The professionals for a new appointment. */
export const whoDoes = <Professional extends Choosable>(
  all: readonly Professional[],
  serviceType: ServiceType,
  treatment?: string | null,
): Professional[] =>
  all.filter((professional) => !professional.isArchived && does(professional, serviceType, treatment));

/**
 * Whether a service has more than one professional. With one for each service, no screen asks for or names the
 * professional.
 */
export const hasChoice = (
  all: readonly Choosable[],
  serviceTypes: readonly ServiceType[] = SERVICE_TYPES,
): boolean => serviceTypes.some((serviceType) => whoDoes(all, serviceType).length > 1);
