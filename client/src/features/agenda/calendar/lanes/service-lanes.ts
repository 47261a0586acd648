import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import type { AgendaAppointment } from '../../agenda-appointment';

/** With one professional per service: the part of a day for a service, or for the professional who provides both. */
export interface ServiceLane {
  readonly services: readonly ServiceType[];
  /** Undefined until loaded. */
  readonly professionalId: number | undefined;
}

const UNTIL_KNOWN: readonly ServiceLane[] = SERVICE_TYPES.map((type) => ({
  services: [type],
  professionalId: undefined,
}));

export function serviceLanesOf(professionals: readonly ClinicProfessional[]): readonly ServiceLane[] {
  const present = professionals.filter(({ isArchived }) => !isArchived);
  const lanes = SERVICE_TYPES.flatMap((type) =>
    present
      .filter(({ services }) => SERVICE_TYPES.find((first) => services.includes(first)) === type)
      .map(({ id, services }): ServiceLane => ({
        services: SERVICE_TYPES.filter((each) => services.includes(each)),
        professionalId: id,
      })),
  );
  return lanes.length > 0 ? lanes : UNTIL_KNOWN;
}

/** The index of an appointment's lane: its professional's, or else its service's. */
export function serviceLaneOf(
  lanes: readonly ServiceLane[],
  {
    professionalId,
    serviceType,
  }: Pick<AgendaAppointment, 'professionalId'> & {
    readonly serviceType?: ServiceType | undefined;
  },
): number {
  const own = lanes.findIndex((lane) => lane.professionalId === professionalId);
  if (own >= 0) return own;
  return Math.max(
    0,
    lanes.findIndex(({ services }) => serviceType !== undefined && services.includes(serviceType)),
  );
}
