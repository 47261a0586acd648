/** Why a mail server did not accept an e-mail, for staff. */
export const MAIL_FAILURES = {
  UNREACHABLE: 'No hubo conexión con el servidor de correo.',
  LATER: 'El servidor de correo pidió esperar.',
  LOGIN: 'El servidor de correo no aceptó la clave. Avise a quien administra el sistema.',
  SERVER: 'El servidor de correo no atiende a este sistema. Avise a quien administra el sistema.',
  NOT_ENCRYPTED: 'El servidor de correo no ofrece una conexión cifrada. Avise a quien administra el sistema.',
  REFUSED: 'El servidor de correo no aceptó el mensaje. Revise el correo del paciente.',
  NO_ADDRESS: 'El paciente no tiene un correo al que se pueda escribir.',
} as const;
