import type { IdentifierKind } from '#domain/patients/identifiers/identifier.js';

// Constants of HL7 Chile's core guide, hl7.fhir.cl.clcore 1.9.2.

const CL_CORE = 'https://hl7chile.cl/fhir/ig/clcore';
const profile = (name: string): string => `${CL_CORE}/StructureDefinition/${name}`;
const codeSystem = (name: string): string => `${CL_CORE}/CodeSystem/${name}`;

/** The guide has no profiles for appointments and consents: those are plain R4. */
export const PROFILES = {
  Patient: profile('CorePacienteCl'),
  Practitioner: profile('CorePrestadorCl'),
  Encounter: profile('EncounterCL'),
  Observation: profile('CoreObservacionCL'),
} as const;

export const EXTENSIONS = {
  /** On an identifier's type: the country that issued the document. */
  country: profile('CodigoPaises'),
  /** On a contact: identifies a legal representative. */
  contactId: profile('IdContacto'),
} as const;

export const IDENTIFIER_TYPES = codeSystem('CSTipoIdentificador');
export const COUNTRY_CODES = codeSystem('CodPais');
/** The civil registry's system in the guide's examples. */
export const RUN_SYSTEM = 'http://regcivil.cl/Validacion/RUN';

interface IdentifierType {
  readonly code: string;
  readonly display: string;
}

export const RUN: IdentifierType = { code: '01', display: 'RUN' };
export const REGISTRY_OF_PROVIDERS: IdentifierType = { code: '13', display: 'RNPI' };
export const OTHER_IDENTIFIER: IdentifierType = { code: '14', display: 'OTRO' };
export const TYPE_OF_KIND: Readonly<Record<IdentifierKind, IdentifierType>> = {
  PASSPORT: { code: '05', display: 'PPN' },
  FOREIGN_DOCUMENT: { code: '06', display: 'Documento de identificación del país de origen' },
  NIP: { code: '08', display: 'NIP' },
  IPE: { code: '11', display: 'IPE' },
};

/**
 * A RUT in the guide's notation: without dots, with a hyphen.
 * @param rut canonical.
 */
export const toRun = (rut: string): string => `${rut.slice(0, -1)}-${rut.slice(-1)}`;
