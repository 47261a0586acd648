/** Each says what to do. */
export const PASSWORD_MESSAGES = {
  tooShort: (least: number) => `Elija una contraseña de al menos ${least} caracteres.`,
  isName: 'Elija una contraseña que no sea su nombre ni su usuario.',
  isWrong: 'Esa no es su contraseña actual. Escríbala de nuevo.',
} as const;
