/** Each sentence tells the user what to do. */
export const AGREEMENT_MESSAGES = {
  notFound: 'Ese convenio no existe.',
  nameTaken: 'Ya hay un convenio con ese nombre.',
  tooMany: 'Hay 100 convenios. Edite uno que ya no se use.',
  twice: 'Un tratamiento aparece dos veces.',
  unknownTreatment: 'Uno de los tratamientos ya no existe. Elija otro.',
  inactive: 'Ese convenio no está vigente. Elija otro.',
  untilOfAgreement: 'Elija el convenio.',
  empty: 'Escriba un descuento o el precio de un tratamiento.',
} as const;

/** Why a charge is reduced: 'Convenio Municipal'. */
export const byAgreement = (name: string): string => `Convenio ${name}`;

/** Whether an agreement is the reason. */
export const isByAgreement = (reason: string): boolean => reason.startsWith(byAgreement(''));
