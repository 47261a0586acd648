/** Where a certificate is checked, below the clinic's address. */
export const VERIFYING_PATH = '/verificar';

/** The same for a code that is malformed, unknown or withdrawn. */
export const CODE_NOT_CONFIRMED =
  'Ningún certificado vigente de esta clínica tiene ese código. Revise que esté escrito como en el papel o pregunte a la clínica.';
