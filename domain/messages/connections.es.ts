import type { MailTestFault } from './connections.js';

type MailField = 'host' | 'port' | 'username' | 'mailPassword' | 'sender' | 'recipient';

/** The field on which a fault is shown, and its sentence. */
export const MAIL_TEST_FAULTS: Readonly<
  Record<MailTestFault, readonly [field: MailField, sentence: string]>
> = {
  NAME: ['host', 'No existe un servidor con ese nombre. Revise cómo está escrito.'],
  PRIVATE_ADDRESS: [
    'host',
    'Ese servidor está en una red privada. Use uno de internet, o pida a quien administra el sistema que permita esa red.',
  ],
  REFUSED: ['port', 'El servidor no acepta conexiones en ese puerto. Los habituales son 587 y 465.'],
  TIMEOUT: ['port', 'El servidor no respondió en ese puerto. Los habituales son 587 y 465.'],
  NOT_ENCRYPTED: ['port', 'El servidor no cifra la conexión en ese puerto. Los habituales son 587 y 465.'],
  CERTIFICATE: ['host', 'El certificado del servidor no es válido para ese nombre.'],
  LOGIN: ['mailPassword', 'El servidor no aceptó el usuario o la contraseña.'],
  LOGIN_NEEDED: ['username', 'El servidor pide un usuario y una contraseña.'],
  SENDER: ['sender', 'El servidor no permite enviar con ese remitente.'],
  RECIPIENT: ['recipient', 'El servidor no aceptó esta dirección.'],
  MESSAGE: ['sender', 'El servidor rechazó el mensaje de prueba. Revise el remitente.'],
  CONNECTION: ['host', 'No se pudo hablar con ese servidor. Revise el nombre y el puerto.'],
};

export const CONNECTION_MESSAGES = {
  host: 'Escriba solo el nombre del servidor, como mail.clinica.cl.',
  sender: 'Escriba un correo, o un nombre con su correo: Clínica <hola@clinica.cl>.',
  mailPassword: 'Escriba la contraseña del correo.',
  passwordOfAnother: 'Escriba otra vez la contraseña del correo: cambió el servidor o el puerto.',
  passwordUnreadable:
    'Escriba otra vez la contraseña del correo: la guardada se cifró con la clave de otra instalación.',
  passwordWithoutUser: 'Escriba el usuario de esta contraseña.',
  phoneNumberId: 'Escriba el identificador del número, solo dígitos. No es el número de teléfono.',
  accessToken: 'Escriba el token tal como lo muestra Meta, sin espacios.',
  tokenUnreadable: 'Escriba otra vez el token: el guardado se cifró con la clave de otra instalación.',
  template: 'Solo minúsculas, dígitos y guiones bajos, como en Meta.',
  language: 'Escriba un idioma como es o es_CL.',
  testPhone: 'Escriba un número de WhatsApp, como +56 9 1234 5678.',
  mailFromEnvironment: 'El correo se configura en el servidor (SMTP_URL), no en esta pantalla.',
  whatsappFromEnvironment: 'WhatsApp se configura en el servidor (WHATSAPP_CHANNEL), no en esta pantalla.',
} as const;

/** The letter that a test sends. */
export const TEST_MAIL = {
  subject: (clinic: string): string => `Prueba de correo de ${clinic}`,
  body: (clinic: string): string =>
    `Este es un mensaje de prueba de ${clinic}.\n\nSi lo recibió, el correo está bien conectado. No necesita responder.`,
} as const;
