import type { ServiceType } from '#domain/appointment.js';
import { invalidField } from '#domain/errors.js';
import { does } from '#domain/professionals/professional.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Attendant } from '../clinic/schedules.service.js';

interface Asked {
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
export function attendantsFor(all: readonly Attendant[], asked: Asked): readonly Attendant[] {
  const { serviceType, professionalId, treatment } = asked;
  const able = all.filter((attendant) => does(attendant, serviceType, treatment));
  if (professionalId === null) return able;
  const named = able.find(({ id }) => id === professionalId);
  if (!named) throw invalidField('professionalId', FIELD_MESSAGES.otherProfessional);
  return [named];
}
