/** Code systems specific to this product, the same in every installation. */
export const OWN_SYSTEMS = {
  /** RUTs that the product assigned to patients whose real one is unknown. */
  provisionalRut: 'urn:huella:provisional-rut',
  /** The kind of a patient's alert. */
  finding: 'urn:huella:finding',
  service: 'urn:huella:service',
  /** SHA-256, in hexadecimal, of a signed text: its title, an empty line and its body in UTF-8. */
  textDigest: 'urn:huella:text-sha256',
} as const;
