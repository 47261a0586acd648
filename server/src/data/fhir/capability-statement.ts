import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4.js';
import { PROFILES } from './cl-core.wire.js';
import { APPOINTMENT_PARAMETERS } from './fhir-appointments.js';
import { DOCUMENT_PARAMETERS } from './fhir-documents.js';
import { CONDITION_PARAMETERS } from './fhir-conditions.js';
import { CONSENT_PARAMETERS } from './fhir-consents.js';
import { ENCOUNTER_PARAMETERS } from './fhir-encounters.js';
import { OBSERVATION_PARAMETERS } from './fhir-observations.js';
import { PATIENT_PARAMETERS } from './fhir-patients.js';
import { RISK_PARAMETERS } from './fhir-risk-assessments.js';
import type { SearchParameters } from './search-parameters.js';

/** The day this statement last changed. */
const CHANGED_ON = '2026-11-29';

const SECURITY =
  'A bearer token: a key of the clinic’s ‘Configuración → Integraciones’, or the access token of a session. Patient needs the ' +
  'right to read patients; Appointment and Practitioner to read the agenda; Encounter, Observation, DocumentReference, ' +
  'Consent, Condition, RiskAssessment and the comment of an Appointment to read health data. Each reading of health data is registered.';

const ADDRESS_OF_TYPES = 'http://hl7.org/fhir/StructureDefinition/';

/** The types without a profile in Chile's guide, or with answers that don't follow it. */
type ServedType =
  | 'Appointment'
  | 'Condition'
  | 'Consent'
  | 'DocumentReference'
  | 'RiskAssessment'
  | keyof typeof PROFILES;

const SERVED: ReadonlyArray<readonly [type: ServedType, parameters: SearchParameters | undefined]> = [
  ['Patient', PATIENT_PARAMETERS],
  ['Practitioner', undefined],
  ['Appointment', APPOINTMENT_PARAMETERS],
  ['Encounter', ENCOUNTER_PARAMETERS],
  ['Observation', OBSERVATION_PARAMETERS],
  ['DocumentReference', DOCUMENT_PARAMETERS],
  ['Consent', CONSENT_PARAMETERS],
  ['Condition', CONDITION_PARAMETERS],
  ['RiskAssessment', RISK_PARAMETERS],
];

/**
 * The capability statement, built from the search tables.
 * @param base the resources' base URL.
 * @param version the product's.
 */
export const capabilityStatement = (base: string, version: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: CHANGED_ON,
  kind: 'instance',
  software: { name: 'Huella', version },
  implementation: { description: 'Huella, the administration of a podiatry clinic', url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  implementationGuide: ['https://hl7chile.cl/fhir/ig/clcore/ImplementationGuide/hl7.fhir.cl.clcore|1.9.2'],
  rest: [
    {
      mode: 'server',
      documentation:
        'Read-only. An unknown search parameter is refused, unless `Prefer: handling=lenient` asks to ignore it. A search ' +
        'that names no patient leaves out those whose data are blocked. A search takes its parameters in the address, or as a ' +
        'form in `POST [type]/_search`, or both. The date prefix `ap` also finds what is at most a tenth of the distance ' +
        'between now and the date away from it.',
      security: { description: SECURITY },
      resource: SERVED.map(([type, parameters]) => resourceOf(type, parameters)),
    },
  ],
});

const resourceOf = (
  type: ServedType,
  parameters: SearchParameters | undefined,
): CapabilityStatementRestResource => ({
  type,
  profile: `${ADDRESS_OF_TYPES}${type}`,
  ...(type in PROFILES && { supportedProfile: [PROFILES[type as keyof typeof PROFILES]] }),
  interaction: [{ code: 'read' }, ...(parameters ? [{ code: 'search-type' as const }] : [])],
  versioning: 'versioned',
  readHistory: false,
  ...(parameters && {
    searchParam: Object.entries(parameters).map(([name, one]) => ({
      name,
      type: one.type,
      documentation: one.documentation,
    })),
  }),
});
