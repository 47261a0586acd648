import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { parseRut } from '#domain/rut.js';
import type { Identifier, Practitioner, Reference } from 'fhir/r4.js';
import type { ProfessionalModel } from '../../clinic/professionals/professional.model.js';
import { IDENTIFIER_TYPES, PROFILES, REGISTRY_OF_PROVIDERS } from './cl-core.wire.js';
import { runOf } from './patient.resource.js';

/**
 * A professional in HL7 Chile's profile. An archived one is not active.
 * @param lastUpdated ISO 8601 in UTC
 */
export function toPractitioner(one: ProfessionalModel, lastUpdated: string): Practitioner {
  const identifier = identifiersOf(one);
  const [service = 'PODIATRY'] = one.services;
  return {
    resourceType: 'Practitioner',
    id: String(one.id),
    meta: { versionId: String(one.version), lastUpdated, profile: [PROFILES.Practitioner] },
    ...(identifier.length > 0 && { identifier }),
    active: !one.isArchived,
    name: [{ use: 'official', text: professionalName(one.name, service) }],
    ...(one.title && { qualification: [{ code: { text: one.title } }] }),
  };
}

function identifiersOf({ rut, registryNumber, registryAuthority }: ProfessionalModel): Identifier[] {
  const canonical = parseRut(rut);
  return [
    ...(canonical ? [runOf(canonical)] : []),
    ...(registryNumber
      ? [
          {
            use: 'official' as const,
            type: { coding: [{ system: IDENTIFIER_TYPES, ...REGISTRY_OF_PROVIDERS }] },
            value: registryNumber,
            ...(registryAuthority && { assigner: { display: registryAuthority } }),
          },
        ]
      : []),
  ];
}

/** @param name empty until the clinic names its first professionals. */
export const referenceTo = (id: number, name: string, service: ServiceType): Reference => ({
  reference: `Practitioner/${String(id)}`,
  display: professionalName(name, service),
});
