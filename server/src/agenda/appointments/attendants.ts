import type { ServiceType } from '#domain/agenda/appointment.js';
import type { ClinicClock, LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import type { Candidate } from '#domain/clinic/professionals/anyone.js';
import { does } from '#domain/clinic/professionals/professional.js';
import type { StartContext } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Attendant } from '../../clinic/settings/schedules.service.js';
import type { HeldHours } from './slots.js';

export interface RequestedService {
  readonly serviceType: ServiceType;
  /** Null: any professional. */
  readonly professionalId: number | null;
  /** Null: any treatment. */
  readonly treatment: string | null;
}

/**
 * @throws DomainError `INVALID_INPUT` on `professionalId` if the requested professional does not offer what is
 *   requested
 */
export function attendantsFor(all: readonly Attendant[], asked: RequestedService): readonly Attendant[] {
  const { serviceType, professionalId, treatment } = asked;
  const able = all.filter((attendant) => does(attendant, serviceType, treatment));
  if (professionalId === null) return able;
  const named = able.find(({ id }) => id === professionalId);
  if (!named) throw invalidField('professionalId', FIELD_MESSAGES.otherProfessional);
  return [named];
}

interface DayOfCandidate extends Candidate {
  readonly context: StartContext;
}

/**
 * @param now set for users who may not book the past.
 */
export const candidatesOn = (
  date: LocalDate,
  attendants: readonly Attendant[],
  held: HeldHours,
  now?: ClinicClock,
): DayOfCandidate[] =>
  attendants.map(({ id, order, schedule }) => {
    const { slots, appointments } = held.of(id, date);
    return { id, order, appointments: appointments.size, context: { schedule, busySlots: slots, now } };
  });
