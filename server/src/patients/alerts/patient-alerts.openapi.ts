import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  bodyObject,
  DAY,
  FLAG,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { ALERTAS, RESPUESTA } from './alertas.wire.js';
import { PatientAlertsController } from './patient-alerts.controller.js';

const PatientAlert = answerObject({
  alerta: oneOfWords(ALERT_LABELS),
  respuesta: oneOfWords(RESPUESTA),
  vigente: FLAG,
  nota: TEXT,
  desde: orNull(DAY),
  hasta: orNull(DAY),
  anotada: INSTANT,
  anotada_por: TEXT,
  terminada: orNull(INSTANT),
  terminada_por: orNull(TEXT),
});

const CHANGE = bodyObject(
  {
    alerta: oneOfWords(ALERT_LABELS),
    respuesta: oneOfWords(RESPUESTA),
    nota: { ...TEXT, description: 'At most 200 characters; absent: empty.' },
    desde: { ...orNull(DAY), description: 'Of `sí`, at most today; absent: as it is, null: unknown.' },
    hasta: {
      ...orNull(DAY),
      description: 'Of `terminada`: the first day on which it no longer applied; absent: today.',
    },
  },
  ['alerta', 'respuesta'],
);

const ALERT = {
  alerta: 'Diabetes',
  respuesta: 'sí',
  vigente: true,
  nota: 'tipo 2',
  desde: '2015-01-01',
  hasta: null,
  anotada: '2027-03-01T15:04:05.000Z',
  anotada_por: 'Paula Ejemplo',
  terminada: null,
  terminada_por: null,
};
const PATH = [{ name: 'id', schema: ID, description: 'The patient’s id.', example: 17 }];

export const patientAlertsApi = describeApi(PatientAlertsController, {
  tag: 'Patients',
  schemas: { PatientAlert },
  endpoints: {
    list: {
      id: 'listPatientAlerts',
      summary: 'List all alerts that were ever noted for a patient, newest first',
      description:
        'And what the patient was asked for and does not have (`no`). `vigente` ones apply now. The access is logged.',
      path: PATH,
      answer: { schema: listOf(named('PatientAlert')), example: [ALERT] },
      errors: ['NOT_FOUND'],
    },
    change: {
      id: 'changePatientAlerts',
      summary: 'Add, deny and end alerts of a patient',
      description: 'Alerts that are not named stay as they are; each may be named once.',
      path: PATH,
      body: {
        schema: bodyObject({ [ALERTAS.changes]: listOf(CHANGE) }, [ALERTAS.changes]),
        example: {
          alertas: [{ alerta: 'Diabetes', respuesta: 'sí', nota: 'tipo 2', desde: '2015-01-01' }],
        },
      },
      answer: { schema: listOf(named('PatientAlert')), example: [ALERT] },
      errors: ['NOT_FOUND'],
    },
  },
});
