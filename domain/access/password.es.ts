import { type PasswordFault, MIN_PASSWORD_LENGTH } from './password.js';

/** Each message tells the user what to do. */
export const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  TOO_SHORT: `Elija una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  OWN_NAME: 'Elija una contraseña que no sea su nombre ni su usuario.',
  KNOWN: 'Esa contraseña es muy conocida y se adivina enseguida. Elija otra, por ejemplo una frase.',
};

export const passwordFaultWords = (fault: PasswordFault | undefined): string | undefined =>
  fault && PASSWORD_FAULTS[fault];

export const PASSWORD_MESSAGES = {
  userName: 'Elija un usuario con letras sin tilde, números, puntos o guiones, por ejemplo ana.soto.',
  userNameTaken: 'Ya hay una persona con ese usuario. Elija otro.',
  isDisabled: 'Ese usuario está deshabilitado. Habilítelo primero.',
  linkIsUseless: 'Este enlace ya se usó o venció. Pida otro a quien se lo envió.',
  isWrong: 'Esa no es su contraseña actual. Escríbala de nuevo.',
} as const;
