import { DURATIONS } from '#domain/agenda/appointment.js';
import { CONTRAINDICATIONS } from '#domain/records/warnings/warning.js';
import { WARNING_LABELS } from '#domain/records/warnings/warning.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  FLAG,
  ID,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { IMPUESTO } from '../settings/impuesto.js';
import { TIPO_CITA } from '../settings/tipo-cita.js';
import { TreatmentsController } from './treatments.controller.js';

const Treatment = answerObject({
  id: { ...ID, description: 'Unchanged when it is renamed; appointments store the name instead.' },
  nombre: TEXT,
  tipo_cita: oneOfWords(TIPO_CITA),
  duracion_cita: { enum: DURATIONS },
  precio: orNull(COUNT),
  semanas_control: { ...orNull(COUNT), description: 'Weeks until the control; null: none.' },
  reserva_en_linea: { ...FLAG, description: 'Whether visitors can book it.' },
  impuesto: { ...oneOfWords(IMPUESTO), description: 'Of the charges of its visits.' },
  contraindicaciones: {
    ...listOf({ enum: CONTRAINDICATIONS.map((kind) => WARNING_LABELS[kind]) }),
    description: 'Alerts of which a visit warns before the procedure.',
  },
  insumos: {
    ...listOf(answerObject({ insumo: ID, nombre_insumo: TEXT, cantidad: COUNT })),
    description: 'The supplies that it usually uses, by name.',
  },
});

export const treatmentsApi = describeApi(TreatmentsController, {
  tag: 'Appointments',
  schemas: { Treatment },
  endpoints: {
    list: {
      id: 'listTreatments',
      summary: 'List the clinic’s treatments with their contraindications and supplies',
      answer: {
        schema: listOf(named('Treatment')),
        example: [
          {
            id: 1,
            nombre: 'Postura de brackets',
            tipo_cita: 'podologia',
            duracion_cita: 60,
            precio: 35000,
            semanas_control: 5,
            reserva_en_linea: false,
            impuesto: 'sin_definir',
            contraindicaciones: ['Enfermedad arterial'],
            insumos: [{ insumo: 3, nombre_insumo: 'Guantes', cantidad: 1 }],
          },
        ],
      },
    },
  },
});
