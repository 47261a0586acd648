import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { DURATIONS } from '#domain/agenda/appointment.js';
import { CONTRAINDICATIONS } from '#domain/records/warnings/warning.js';
import { WARNING_LABELS } from '#domain/records/warnings/warning.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  FLAG,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { IMPUESTO } from '../settings/tax-treatment.es.js';
import { TreatmentsController } from './treatments.controller.js';

const PriceChange = answerObject({
  id: ID,
  fecha: INSTANT,
  precio_anterior: { ...orNull(COUNT), description: 'Null if none was set.' },
  precio: { ...orNull(COUNT), description: 'Null if it was removed.' },
  usuario: { ...orNull(TEXT), description: 'The user or program who changed it; null for the system.' },
});

const Treatment = answerObject({
  id: { ...ID, description: 'Unchanged when it is renamed; appointments store the name instead.' },
  nombre: TEXT,
  tipo_cita: oneOfWords(SERVICE_WORDS),
  duracion_cita: { enum: DURATIONS },
  precio: orNull(COUNT),
  abono: { ...orNull(COUNT), description: 'The deposit that visitors transfer; null or 0 for none.' },
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
  schemas: { PriceChange, Treatment },
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
            abono: 10000,
            semanas_control: 5,
            reserva_en_linea: false,
            impuesto: 'sin_definir',
            contraindicaciones: ['Enfermedad arterial'],
            insumos: [{ insumo: 3, nombre_insumo: 'Guantes', cantidad: 1 }],
          },
        ],
      },
    },
    prices: {
      id: 'listTreatmentPrices',
      summary: 'List the changes of a treatment’s price, newest first',
      path: [{ name: 'id', schema: ID, example: 1 }],
      answer: {
        schema: listOf(named('PriceChange')),
        example: [
          {
            id: 7,
            fecha: '2026-11-18T15:00:00.000Z',
            precio_anterior: 35000,
            precio: 38000,
            usuario: 'Ana Soto',
          },
        ],
      },
      errors: ['NOT_FOUND'],
    },
  },
});
