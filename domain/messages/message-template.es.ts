import type { TemplateKind } from './message.js';

/** The placeholders, as the clinic writes them between braces. */
export const PLACEHOLDER_WORDS = {
  patient: 'paciente',
  date: 'fecha',
  time: 'hora',
  treatment: 'tratamiento',
  clinic: 'clinica',
  place: 'lugar',
  phone: 'telefono',
  link: 'enlace',
} as const;

/** In stored texts, a placeholder for the link to the appointment, which is only created when the text is sent. */
export const LINK_MARK = '(enlace personal)';
/** Added to texts without a link, if the clinic has a public URL. @param mayChange whether the link allows changes. */
export const linkLine = (mayChange: boolean): string =>
  mayChange
    ? `Vea, confirme o cambie su hora aquí: ${LINK_MARK}`
    : `Vea y confirme su hora aquí: ${LINK_MARK}`;

/** Shown to staff who edit a text. */
export const PLACEHOLDER_HELP: Readonly<Record<keyof typeof PLACEHOLDER_WORDS, string>> = {
  patient: 'El primer nombre del paciente, si lo que está escrito parece un nombre',
  date: 'El día de la cita, por ejemplo jueves 19 de noviembre',
  time: 'La hora de la cita, por ejemplo 09:30',
  treatment: 'El tratamiento. Es un dato de salud: otras personas pueden ver el teléfono.',
  clinic: 'El nombre de la clínica',
  place: 'El lugar de la clínica',
  phone: 'El teléfono de la clínica',
  link: 'Un enlace solo para ese paciente, para ver, confirmar o cambiar su hora',
};

/**
 * Used until the clinic writes its own. They don't name the treatment, since others may see the phone's screen.
 */
export const DEFAULT_TEXTS: Readonly<Record<TemplateKind, string>> = {
  CONFIRMATION:
    'Hola {paciente}, su hora en {clinica} quedó reservada para el {fecha} a las {hora}. Si no puede venir, por favor avísenos respondiendo este mensaje.',
  REMINDER:
    'Hola {paciente}, le recordamos su hora en {clinica} el {fecha} a las {hora}. Si no puede venir, por favor avísenos respondiendo este mensaje.',
};

/** For previews. */
export const SAMPLE = { patient: 'Rosa Ejemplo', treatment: 'Podología general' } as const;

/** In WhatsApp templates, replaces a name that can't be greeted, because they reject empty parameters. */
export const NAMELESS_PATIENT = 'paciente';

export const TEMPLATE_MESSAGES = {
  unknown: (word: string, known: readonly string[]) =>
    `No existe {${word}}. Use ${known.map((name) => `{${name}}`).join(', ')}.`,
  brace: 'Hay una llave suelta. Escriba cada dato entre llaves, por ejemplo {paciente}.',
  tooMany: (most: number) => `Use a lo más ${most} datos entre llaves.`,
  tooLong: (most: number) => `Acorte el texto: se admiten hasta ${most} caracteres.`,
  noAddress:
    'El enlace necesita la dirección pública de la clínica. Fíjela en «Configuración > Servidor», o quite {enlace}.',
  blank: 'Escriba el texto, además de los datos entre llaves.',
} as const;
