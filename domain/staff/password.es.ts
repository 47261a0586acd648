/** Each says what to do. */
export const PASSWORD_MESSAGES = {
  tooShort: (least: number) => `Elija una contraseña de al menos ${least} caracteres.`,
  isName: 'Elija una contraseña que no sea su nombre ni su usuario.',
  userName: 'Elija un usuario con letras sin tilde, números, puntos o guiones, por ejemplo ana.soto.',
  userNameTaken: 'Ya hay una persona con ese usuario. Elija otro.',
  isDisabled: 'Ese usuario está deshabilitado. Habilítelo primero.',
  linkIsUseless: 'Este enlace ya se usó o venció. Pida otro a quien se lo envió.',
  isWrong: 'Esa no es su contraseña actual. Escríbala de nuevo.',
} as const;
