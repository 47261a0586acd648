import { countryNumber } from '#domain/data/fhir/country-numbers.js';
import { countryName } from '#domain/patients/identifiers/identifier.es.js';
import type { Identifier as Document } from '#domain/patients/identifiers/identifier.js';
import type { Sex } from '#domain/patients/particulars/choices.js';
import { parsePhone } from '#domain/patients/phone.js';
import { ERASED } from '#domain/privacy/suppression.es.js';
import type { Rut } from '#domain/rut.js';
import type { ContactPoint, Extension, Identifier, Patient, PatientContact, PatientLink } from 'fhir/r4.js';
import type { PatientRow } from '../../patients/patient.row.js';
import {
  COUNTRY_CODES,
  EXTENSIONS,
  IDENTIFIER_TYPES,
  OTHER_IDENTIFIER,
  PROFILES,
  RUN,
  RUN_SYSTEM,
  toRun,
  TYPE_OF_KIND,
} from './cl-core.wire.js';
import { EMERGENCY_CONTACT, MERGED_PATIENT, PROVISIONAL_RUT, REPRESENTATIVE } from './fhir.es.js';
import { OWN_SYSTEMS } from './own-codes.js';

export interface FhirPatientRow extends PatientRow {
  /** ISO 8601, in UTC. */
  readonly lastUpdated: string;
  readonly formerRuts: readonly Rut[];
  readonly mergedIds: readonly number[];
}

/** A patient who was merged into another one and no longer exists. */
export interface MergedPatientRow {
  readonly mergeId: number;
  readonly id: number;
  readonly keptId: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

const GENDERS: Readonly<Record<Sex, 'female' | 'male' | 'other'>> = {
  FEMALE: 'female',
  MALE: 'male',
  INTERSEX: 'other',
};

const CONTACT_ROLES = 'http://terminology.hl7.org/CodeSystem/v2-0131';

/** The placeholder left by a suppression is not a contact. */
const isKnown = (text: string): boolean => text !== '' && text !== ERASED;

/** A patient in HL7 Chile's profile, without health data. */
export function toPatient(row: FhirPatientRow): Patient {
  const telecom = telecomOf(row);
  const contact = contactsOf(row);
  const links = row.mergedIds.map((id): PatientLink => linkTo(id, 'replaces'));
  return {
    resourceType: 'Patient',
    id: String(row.id),
    meta: { versionId: String(row.version), lastUpdated: row.lastUpdated, profile: [PROFILES.Patient] },
    identifier: [
      row.provisionalRut ? provisional(row.rut) : runOf(row.rut),
      ...row.identifiers.map(documentOf),
      ...row.formerRuts.map((rut): Identifier => ({ ...runOf(rut), use: 'old' })),
    ],
    active: true,
    // Names are stored as one text: splitting off the surnames would be a guess.
    name: [{ use: 'official', text: row.name }],
    ...(telecom.length > 0 && { telecom }),
    ...(row.sex && { gender: GENDERS[row.sex] }),
    ...(row.birthDate && { birthDate: row.birthDate }),
    ...(isKnown(row.address) && { address: [{ use: 'home', text: row.address }] }),
    ...(contact.length > 0 && { contact }),
    ...(links.length > 0 && { link: links }),
  };
}

/** Links to the patient that now has the data. */
export const toMergedPatient = ({ mergeId, id, keptId, at }: MergedPatientRow): Patient => ({
  resourceType: 'Patient',
  id: String(id),
  meta: { versionId: `merge-${String(mergeId)}`, lastUpdated: at },
  active: false,
  name: [{ text: MERGED_PATIENT }],
  link: [linkTo(keptId, 'replaced-by')],
});

const linkTo = (id: number, type: PatientLink['type']): PatientLink => ({
  other: { reference: `Patient/${String(id)}` },
  type,
});

export const runOf = (rut: Rut): Identifier => ({
  use: 'official',
  type: { coding: [{ system: IDENTIFIER_TYPES, ...RUN }], extension: [issuedBy('CL')] },
  system: RUN_SYSTEM,
  value: toRun(rut),
});

/** Not a RUN, because no authority knows it. */
const provisional = (rut: Rut): Identifier => ({
  use: 'temp',
  type: { coding: [{ system: IDENTIFIER_TYPES, ...OTHER_IDENTIFIER }], text: PROVISIONAL_RUT },
  system: OWN_SYSTEMS.provisionalRut,
  value: toRun(rut),
});

const documentOf = ({ kind, country, value }: Document): Identifier => ({
  use: 'official',
  type: {
    coding: [{ system: IDENTIFIER_TYPES, ...TYPE_OF_KIND[kind] }],
    extension: [issuedBy(country ?? 'CL')],
  },
  value,
});

/** @param code ISO 3166-1 alpha-2. */
function issuedBy(code: string): Extension {
  const number = countryNumber(code);
  return {
    url: EXTENSIONS.country,
    valueCodeableConcept: {
      ...(number !== undefined && {
        coding: [{ system: COUNTRY_CODES, code: number, display: countryName(code) }],
      }),
      text: countryName(code),
    },
  };
}

function telecomOf({ phone, email }: PatientRow): ContactPoint[] {
  const points: ContactPoint[] = [];
  if (isKnown(phone)) points.push(phoneOf(phone));
  if (isKnown(email)) points.push({ system: 'email', value: email });
  return points;
}

/** In E.164 if it can be parsed as a phone number; otherwise as stored. */
const phoneOf = (phone: string): ContactPoint => {
  const number = parsePhone(phone);
  // Chile's mobile numbers, according to SUBTEL's numbering plan.
  const isMobile = number?.startsWith('+569') ?? false;
  return { system: 'phone', value: number ?? phone, ...(isMobile && { use: 'mobile' }) };
};

function contactsOf(row: PatientRow): PatientContact[] {
  const contacts: PatientContact[] = [];
  if (isKnown(row.emergencyContact)) {
    contacts.push({
      relationship: [{ coding: [{ system: CONTACT_ROLES, code: 'C' }], text: EMERGENCY_CONTACT }],
      name: { use: 'official', text: row.emergencyContact },
    });
  }
  if (isKnown(row.representativeName)) {
    const text = row.representativeRelation || REPRESENTATIVE;
    contacts.push({
      ...(row.representativeRut && {
        extension: [
          {
            url: EXTENSIONS.contactId,
            extension: [{ url: 'tutId', valueIdentifier: runOf(row.representativeRut) }],
          },
        ],
      }),
      relationship: [{ coding: [{ system: CONTACT_ROLES, code: 'N' }], text }],
      name: { use: 'official', text: row.representativeName },
      ...(isKnown(row.representativePhone) && { telecom: [phoneOf(row.representativePhone)] }),
    });
  }
  return contacts;
}
