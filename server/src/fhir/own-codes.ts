/** Names of what only this product says: they are the same in every installation. */
export const OWN_SYSTEMS = {
  /** RUTs that the product gave to patients whose real one is not known. */
  provisionalRut: 'urn:huella:provisional-rut',
  /** What a patient's alert is about. */
  finding: 'urn:huella:finding',
  service: 'urn:huella:service',
} as const;
