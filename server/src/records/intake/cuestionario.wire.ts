import { INTAKE_STATE_LABELS, intakeConsent } from '#domain/records/intake/intake.es.js';
import { INTAKE_ANSWER_WORDS, INTAKE_FORM } from '#domain/records/intake/intake-form.js';
import { INTAKE_QUESTIONS } from '#domain/records/intake/intake.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import type { IntakeDecision, IntakeRow } from './intakes.service.js';

/** The REST field names of questionnaires. */
export const CUESTIONARIO = {
  id: 'id',
  intakeId: 'id',
  patientId: 'paciente',
  appointmentId: 'cita',
  question: 'pregunta',
  decision: 'decision',
} as const satisfies WireFields;

export const DECISION_WORDS: Readonly<Record<IntakeDecision, string>> = {
  ACCEPTED: 'aceptar',
  DISMISSED: 'descartar',
};
export const QUESTION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  INTAKE_QUESTIONS.map((question) => [question, INTAKE_FORM[question]]),
);

type Body = Readonly<Record<string, unknown>>;

export const fromRevision = (body: Body): object => ({
  question: fromWord(QUESTION_WORDS, body[CUESTIONARIO.question]),
  decision: fromWord(DECISION_WORDS, body[CUESTIONARIO.decision]),
});

export const fromEnlace = (body: Body): object => ({
  patientId: body[CUESTIONARIO.patientId],
  appointmentId: body[CUESTIONARIO.appointmentId],
});

export const toCuestionario = (intake: IntakeRow) => ({
  id: intake.id,
  paciente: intake.patientId,
  cita: intake.appointmentId,
  reservo: intake.visitorName,
  enviado: intake.givenAt,
  consentimiento: intakeConsent(intake.consentVersion),
  version_consentimiento: intake.consentVersion,
  sha256: intake.consentDigest,
  respuestas: intake.lines.map((line) => ({
    pregunta: INTAKE_FORM[line.question],
    respuesta: line.answer && INTAKE_ANSWER_WORDS[line.answer],
    texto: line.text,
    desde: line.since,
    desde_texto: line.sinceWords,
    estado: INTAKE_STATE_LABELS[line.state],
    revisada: line.settledAt,
    revisada_por: line.settledByName,
  })),
});
