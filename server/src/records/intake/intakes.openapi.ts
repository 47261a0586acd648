import { INTAKE_STATE_LABELS, intakeConsent } from '#domain/records/intake/intake.es.js';
import { INTAKE_ANSWER_WORDS } from '#domain/records/intake/intake-form.js';
import { INTAKE_LINK_MINUTES } from '#domain/records/intake/intake.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  bodyObject,
  DAY,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { CUESTIONARIO, DECISION_WORDS, QUESTION_WORDS } from './cuestionario.wire.js';
import { INTAKE_CONSENT } from './intake-consent.js';
import { IntakeLinkInput } from './intake.input.js';
import { IntakesController } from './intakes.controller.js';

const Intake = answerObject({
  id: ID,
  paciente: ID,
  cita: orNull(ID),
  reservo: orNull(TEXT),
  enviado: INSTANT,
  consentimiento: TEXT,
  version_consentimiento: ID,
  sha256: TEXT,
  respuestas: listOf(
    answerObject({
      pregunta: oneOfWords(QUESTION_WORDS),
      respuesta: orNull(oneOfWords(INTAKE_ANSWER_WORDS)),
      texto: TEXT,
      desde: orNull(DAY),
      desde_texto: TEXT,
      estado: oneOfWords(INTAKE_STATE_LABELS),
      revisada: orNull(INSTANT),
      revisada_por: orNull(TEXT),
    }),
  ),
});

const PENDING = {
  pregunta: 'diabetes',
  respuesta: 'si',
  texto: '',
  desde: '2015-03-01',
  desde_texto: '',
  estado: 'por revisar',
  revisada: null,
  revisada_por: null,
};
const EXAMPLE = {
  id: 4,
  paciente: 17,
  cita: 5,
  reservo: null,
  enviado: '2026-03-02T15:04:05.000Z',
  consentimiento: intakeConsent(INTAKE_CONSENT.version),
  version_consentimiento: INTAKE_CONSENT.version,
  sha256: INTAKE_CONSENT.digest,
  respuestas: [PENDING],
};

export const intakesApi = describeApi(IntakesController, {
  tag: 'Clinical records',
  schemas: { Intake },
  endpoints: {
    ofPatient: {
      id: 'listIntakes',
      summary: "List a patient's questionnaires, newest first",
      description: 'The access is logged.',
      query: [
        {
          name: CUESTIONARIO.patientId,
          schema: ID,
          description: 'The patient’s id.',
          isRequired: true,
          example: 17,
        },
      ],
      answer: { schema: listOf(named('Intake')), example: [EXAMPLE] },
    },
    createLink: {
      id: 'createIntakeLink',
      summary: 'Make a link to answer the questionnaire on one’s own phone',
      description: `The page of the link works once, for ${String(INTAKE_LINK_MINUTES)} minutes.`,
      body: {
        schema: bodyOf(IntakeLinkInput, { names: CUESTIONARIO }),
        example: { paciente: 17, cita: 5 },
      },
      answer: {
        schema: answerObject({ id: ID, ruta: TEXT, vence: INSTANT }),
        example: {
          id: 2,
          ruta: '/public/cuestionario/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
          vence: '2026-03-02T16:04:05.000Z',
        },
      },
      errors: ['NOT_FOUND'],
    },
    review: {
      id: 'reviewIntakeLine',
      summary: 'Accept or dismiss one answer',
      description:
        'An accepted fact or allergy changes the patient’s alerts; any other accepted answer is kept and shown on the patient’s page.',
      path: [{ name: 'id', schema: ID, example: EXAMPLE.id }],
      body: {
        schema: bodyObject({ pregunta: oneOfWords(QUESTION_WORDS), decision: oneOfWords(DECISION_WORDS) }, [
          'pregunta',
          'decision',
        ]),
        example: { pregunta: 'diabetes', decision: 'aceptar' },
      },
      answer: {
        schema: named('Intake'),
        example: {
          ...EXAMPLE,
          respuestas: [
            { ...PENDING, estado: 'aceptada', revisada: '2026-03-02T16:00:00.000Z', revisada_por: 'Ana Paz' },
          ],
        },
      },
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
  },
});
