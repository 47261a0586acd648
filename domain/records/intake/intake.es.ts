import { longDate } from '../../clinic-time.es.js';
import { counted } from '../../counted.es.js';
import { ALERT_LABELS } from '../../patients/alert.es.js';
import type { IntakeAnswer, IntakeLine, IntakeLineState, IntakeQuestion } from './intake.js';

export const INTAKE_TITLE = 'Cuestionario de salud';

/** The lines' names in lists, exports and the archive. */
export const INTAKE_LABELS: Readonly<Record<IntakeQuestion, string>> = {
  DIABETES: ALERT_LABELS.DIABETES,
  ANTICOAGULANTS: ALERT_LABELS.ANTICOAGULANTS,
  PACEMAKER: ALERT_LABELS.PACEMAKER,
  PREGNANCY: ALERT_LABELS.PREGNANCY,
  LATEX_ALLERGY: ALERT_LABELS.LATEX_ALLERGY,
  IODINE_ALLERGY: ALERT_LABELS.IODINE_ALLERGY,
  ADHESIVE_ALLERGY: ALERT_LABELS.ADHESIVE_ALLERGY,
  LIDOCAINE_ALLERGY: ALERT_LABELS.LIDOCAINE_ALLERGY,
  ACRYLATE_ALLERGY: ALERT_LABELS.ACRYLATE_ALLERGY,
  NO_ALLERGIES: 'Sin alergia a látex, yodo, adhesivos, lidocaína ni acrilatos',
  OTHER_ALLERGIES: 'Otras alergias',
  SMOKING: 'Tabaco',
  MEDICINES: 'Medicamentos',
  FOOTWEAR: 'Calzado',
  PAIN: 'Qué le duele',
};

/** The questions as visitors read them. */
export const INTAKE_QUESTION_SENTENCES = {
  DIABETES: '¿Tiene diabetes?',
  ANTICOAGULANTS: '¿Toma anticoagulantes?',
  PACEMAKER: '¿Usa marcapasos?',
  PREGNANCY: '¿Está embarazada?',
  ALLERGIES: '¿Es alérgico o alérgica a algo de esto?',
  LATEX_ALLERGY: 'Látex (guantes)',
  IODINE_ALLERGY: 'Yodo (desinfectantes)',
  ADHESIVE_ALLERGY: 'Adhesivos (parches, tela adhesiva)',
  LIDOCAINE_ALLERGY: 'Lidocaína (anestesia)',
  ACRYLATE_ALLERGY: 'Acrilatos (uñas acrílicas, gel)',
  NO_ALLERGIES: 'A ninguna de estas',
  OTHER_ALLERGIES: 'Otras alergias (opcional)',
  SMOKING: '¿Fuma?',
  MEDICINES: '¿Qué medicamentos toma? (opcional)',
  FOOTWEAR: '¿Qué calzado usa casi todos los días? (opcional)',
  PAIN: '¿Qué le duele o le molesta? (opcional)',
  diabetesSince: '¿Desde qué día? (si lo recuerda)',
  whichAnticoagulants: '¿Cuál? (opcional)',
  painSince: '¿Desde cuándo? (opcional)',
} as const;

export const INTAKE_ANSWER_LABELS: Readonly<Record<IntakeAnswer, string>> = {
  YES: 'Sí',
  NO: 'No',
  UNSURE: 'No sé',
  NEVER: 'Nunca ha fumado',
  FORMER: 'Fumaba antes',
  CURRENT: 'Fuma',
};

/** The same in the visitor's own voice, for the form. */
export const INTAKE_CHOICES: Readonly<Record<IntakeAnswer, string>> = {
  ...INTAKE_ANSWER_LABELS,
  NEVER: 'Nunca',
  FORMER: 'Antes, ya no',
  CURRENT: 'Sí',
};

export const INTAKE_STATE_LABELS: Readonly<Record<IntakeLineState, string>> = {
  PENDING: 'por revisar',
  ACCEPTED: 'aceptada',
  DISMISSED: 'descartada',
};

/**
 * Every text that visitors agreed to, oldest first. A questionnaire refers to its text by version: the position,
 * counted from 1. A text in use is never edited; a new one is added instead.
 */
export const INTAKE_CONSENTS: readonly [string, ...string[]] = [
  'Acepto que la clínica guarde estas respuestas sobre mi salud para mi atención. Un profesional las revisa una por una; las que nadie revise se borran 30 días después de mi hora o, sin hora, de enviarlas. Puedo pedir que se corrijan o borren.',
];

export const INTAKE_CONSENT_VERSION = INTAKE_CONSENTS.length;

/** The text of a version; empty for an unknown one. */
export const intakeConsent = (version: number): string => INTAKE_CONSENTS[version - 1] ?? '';

/** 'Sí, warfarina' or 'Sí, desde el 1 de marzo de 2015'. */
export const answerInWords = ({ answer, text, since, sinceWords }: IntakeLine): string =>
  [
    answer && INTAKE_ANSWER_LABELS[answer],
    text,
    since && `desde el ${longDate(since)}`,
    sinceWords && `desde: ${sinceWords}`,
  ]
    .filter(Boolean)
    .join(', ');

export const INTAKE_FAULTS = {
  unreadable: 'Quite los caracteres que no se pueden leer.',
  tooLong: (limit: number): string => `Acorte el texto: se admiten hasta ${limit} caracteres.`,
  unknownAnswer: 'Elija una de las respuestas.',
  detailWithoutYes: 'Marque «Sí» en la pregunta de arriba, o borre este dato.',
  day: 'Escriba un día que ya pasó, por ejemplo 01-03-2015.',
  painWithoutPlace: 'Escriba también qué le duele.',
  someAndNone: 'Marque las alergias o «A ninguna de estas», no las dos cosas.',
  consent: 'Para enviar las respuestas, marque que acepta.',
  empty: 'Responda al menos una pregunta.',
} as const;

export const INTAKE_TEXT_CHANGED =
  'El texto que acepta cambió mientras respondía. Léalo y envíe de nuevo sus respuestas.';
export const INTAKE_LINK_IS_USELESS =
  'Este enlace ya no sirve: venció o ya se usó. Pida otro en la clínica; si aún no viene, abra de nuevo el enlace de su hora.';
export const INTAKE_THANKS = {
  title: 'Gracias, recibimos sus respuestas',
  sentence:
    'El profesional las revisará con usted. Si algo cambia antes de su hora, puede decirlo al llegar.',
} as const;

export const INTAKE_LINE_NOT_FOUND = 'Esa respuesta no existe.';
export const INTAKE_LINE_SETTLED = 'Esa respuesta ya fue revisada.';

export const pendingIntakesInWords = (count: number): string =>
  `${counted(count, 'cuestionario', 'cuestionarios')} por revisar`;
