/** Each message tells the user what to do. */
export const CODE_MESSAGES = {
  isWrong:
    'Ese código no es correcto o ya se usó. Espere el siguiente de su aplicación e inténtelo de nuevo.',
  unreadable:
    'Este servidor no puede comprobar los códigos de su aplicación. Ingrese con un código de recuperación, o pida que le quiten la verificación en dos pasos.',
  alreadyOn: 'La verificación en dos pasos ya está activada.',
  notOn: 'La verificación en dos pasos no está activada.',
  notPrepared: 'Empiece de nuevo: el código QR que escaneó ya no vale.',
  ownIsMissing: 'Active primero su propia verificación en dos pasos, en Mi perfil.',
  ownIsElsewhere: 'Desactive la suya en Mi perfil, con su contraseña y un código.',
} as const;
