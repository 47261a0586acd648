export const LOINC = 'http://loinc.org';

const DATA_ABSENT = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
/** The reason for a missing answer: not examined. */
export const NOT_PERFORMED = { coding: [{ system: DATA_ABSENT, code: 'not-performed' }] };

/** Code systems specific to this product, the same in every installation. */
export const OWN_SYSTEMS = {
  /** RUTs that the product assigned to patients whose real one is unknown. */
  provisionalRut: 'urn:huella:provisional-rut',
  /** The kind of a patient's alert. */
  finding: 'urn:huella:finding',
  service: 'urn:huella:service',
  /** The category of the IWGDF's risk stratification of 2023, 0 to 3. */
  footRisk: 'urn:huella:iwgdf-2023-risk',
  /** SINBAD, and its items. */
  sinbad: 'urn:huella:sinbad',
  /** Parts of the exam of the feet, their components and answers. */
  footExam: 'urn:huella:foot-exam',
  /** SHA-256, in hexadecimal, of a signed text: its title, an empty line and its body in UTF-8. */
  textDigest: 'urn:huella:text-sha256',
} as const;
