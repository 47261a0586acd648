import type { ServiceType } from '#domain/appointment.js';
import type { ClinicClock, LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import type { Candidate } from '#domain/professionals/anyone.js';
import { does } from '#domain/professionals/professional.js';
import type { StartContext } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Attendant } from '../../clinic/schedules.service.js';
import type { HeldHours } from '../agenda.js';

/** What somebody is to do. */
export interface Attended {
  readonly serviceType: ServiceType;
  /** Null: anybody. */
  readonly professionalId: number | null;
  /** Null: any. */
  readonly treatment: string | null;
}

/**
 * Those of a service's professionals who do what is asked.
 * @throws DomainError `INVALID_INPUT` on `professionalId` for one who does not
 */
export function attendantsFor(all: readonly Attendant[], asked: Attended): readonly Attendant[] {
  const { serviceType, professionalId, treatment } = asked;
  const able = all.filter((attendant) => does(attendant, serviceType, treatment));
  if (professionalId === null) return able;
  const named = able.find(({ id }) => id === professionalId);
  if (!named) throw invalidField('professionalId', FIELD_MESSAGES.otherProfessional);
  return [named];
}

interface DayOfCandidate extends Candidate {
  /** What decides whether a start of that day is free. */
  readonly context: StartContext;
}

/** What a day looks like to each of some professionals. @param now for those who may not book the past. */
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
