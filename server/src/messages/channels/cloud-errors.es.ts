/** Why WhatsApp did not accept or deliver a message, for staff: what happened and what they can do. */
export const CLOUD_FAILURES = {
  TOKEN: 'WhatsApp no aceptó la clave de acceso. Avise a quien administra el sistema.',
  PERMISSION: 'La cuenta de WhatsApp no tiene permiso para enviar. Avise a quien administra el sistema.',
  RATE: 'WhatsApp recibió demasiados mensajes a la vez.',
  PAIR_RATE: 'Este paciente recibió varios mensajes seguidos.',
  SERVICE: 'WhatsApp no está disponible en este momento.',
  UNREACHABLE: 'No hubo conexión con WhatsApp.',
  POLICY: 'WhatsApp restringió la cuenta de la clínica. Revísela en el Administrador de WhatsApp.',
  UNDELIVERABLE: 'El número no recibe mensajes de WhatsApp. Revise el teléfono del paciente.',
  NOT_ALLOWED: 'El número no está en la lista de prueba de la cuenta de WhatsApp.',
  NOT_NOW: 'WhatsApp decidió no entregarlo ahora a este número. Pruebe otro día o llame al paciente.',
  WINDOW: 'WhatsApp solo admite plantillas aprobadas fuera de las 24 horas del último mensaje del paciente.',
  TEMPLATE_MISSING:
    'La plantilla no existe en WhatsApp con ese nombre e idioma. Avise a quien administra el sistema.',
  TEMPLATE_MISMATCH: 'El texto no coincide con la plantilla registrada en WhatsApp: regístrela de nuevo.',
  TEMPLATE_TOO_LONG: 'El texto con los datos del paciente es más largo de lo que admite WhatsApp. Acórtelo.',
  TEMPLATE_STOPPED: 'WhatsApp detuvo la plantilla por su calidad. Revísela en el Administrador de WhatsApp.',
  SENDER: 'El número de la clínica no está registrado en WhatsApp. Avise a quien administra el sistema.',
  PAYMENT: 'WhatsApp no pudo cobrar el envío. Revise el medio de pago de la cuenta.',
  PARAMETER: 'WhatsApp no entendió el mensaje. Avise a quien administra el sistema.',
  OTHER: 'WhatsApp no aceptó el mensaje.',
} as const;

/** Appends Meta's own error number, by which the account's administrator can look up the details. */
export const withCode = (sentence: string, code: number | undefined): string =>
  code === undefined ? sentence : `${sentence} (código ${code})`;
