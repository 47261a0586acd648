/** Code systems specific to this product, the same in every installation. */
export const OWN_SYSTEMS = {
  /** RUTs that the product assigned to patients whose real one is unknown. */
  provisionalRut: 'urn:huella:provisional-rut',
  /** The kind of a patient's alert. */
  finding: 'urn:huella:finding',
  service: 'urn:huella:service',
} as const;
