import type { ServiceType } from '#domain/agenda/appointment.js';
import { type Choosable, whoDoes } from '#domain/clinic/professionals/choice.js';

interface LastVisit {
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly professionalId: number;
}

interface ListedTreatment {
  readonly name: string;
  readonly serviceType: ServiceType;
  readonly durationMinutes: number;
}

/** The most likely next appointment of a patient. */
export interface UsualAppointment {
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly durationMinutes: number;
  /** Absent if the professional does not do it any more. */
  readonly professionalId?: number;
}

/** The last visit again; undefined if the clinic does not offer its treatment any more. */
export function usualAppointment(
  last: LastVisit | null | undefined,
  treatments: readonly ListedTreatment[],
  professionals: readonly (Choosable & { readonly id: number })[],
): UsualAppointment | undefined {
  const treatment = treatments.find(
    ({ name, serviceType }) => name === last?.treatment && serviceType === last.serviceType,
  );
  if (!last || !treatment) return undefined;
  const { name, serviceType, durationMinutes } = treatment;
  const isKept = whoDoes(professionals, serviceType, name).some(({ id }) => id === last.professionalId);
  return {
    serviceType,
    treatment: name,
    durationMinutes,
    ...(isKept && { professionalId: last.professionalId }),
  };
}
