import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { ZONE_LABELS } from '#domain/records/foot/findings.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  INSTANT,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import { CHANGES_HEADERS, CHANGES_IN_QUERY, deletionsOf } from '../../foundation/changes/changes.openapi.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ClinicalRecordsController } from './clinical-records.controller.js';
import { FICHA, PRODUCTS_AS_SENT } from './ficha.wire.js';
import { EXAMEN_PIE } from './foot/examen-pie.es.js';
import { HISTORIA_PIE } from './foot/historia-pie.wire.js';
import { WARNING_LABELS } from '#domain/records/warnings/warning.es.js';
import { ADVERTENCIA_LEIDA } from './warnings/advertencias.es.js';
import { RIESGO_PIE } from './foot/riesgo-pie.wire.js';
import { CreateClinicalRecordInput, UpdateClinicalRecordInput } from './record.input.js';

const SENT_PRODUCTS: JsonSchema = {
  type: ['array', 'null'],
  description: `Or \`${PRODUCTS_AS_SENT}\`, which wins. Quantities of the same supply are added up.`,
  items: { type: 'object', properties: { insumo: ID, cantidad: ID }, required: ['insumo', 'cantidad'] },
};
const SENT_EXAM: JsonSchema = {
  type: ['object', 'null'],
  description:
    'The complete `examen_pie`, as in answers; what is left out is null, empty or false. Null: the feet were not examined.',
};
const SENT_WARNINGS: JsonSchema = {
  type: ['array', 'null'],
  items: { type: ['string', 'object'] },
  description:
    'The words of the warnings that the user dismissed before the procedure, or objects as in answers. They are added to those of the record; none is removed.',
};
const WIRE = {
  names: { ...FICHA, usedSuppliesAsSent: PRODUCTS_AS_SENT },
  schemas: {
    usedSupplies: SENT_PRODUCTS,
    usedSuppliesAsSent: SENT_PRODUCTS,
    footExam: SENT_EXAM,
    dismissedWarnings: SENT_WARNINGS,
  },
};

const EXAM = {
  unas: [
    {
      lado: 'derecho',
      ortejo: 1,
      hallazgo: 'Onicomicosis',
      tipo: 'distal',
      estadio_heifetz: null,
      escala_estadio: null,
      bracket: null,
      examinado: '2026-03-02',
      resuelto: false,
    },
  ],
  zonas: [],
  pies: [],
  sensibilidad: null,
  circulacion: null,
  dolor_eva: 2,
  diferencia_temperatura: null,
  calzado: '',
  ortesis: '',
  riesgo_propio: null,
  usa_riesgo_calculado: null,
  en_palabras: ['Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026', 'Dolor (EVA): 2 de 10'],
};

const RECORD = {
  id: 5,
  paciente: 17,
  fecha: '2026-03-02',
  profesional: 1,
  descripcion_atencion: 'Control',
  procedimiento: 'Corte y fresado',
  indicaciones: 'Crema diaria',
  productos_usados: [{ insumo: 3, nombre_insumo: 'Guantes', cantidad: 2, valor_unitario: 150 }],
  examen_pie: EXAM,
  advertencias_leidas: [
    {
      advertencia: 'Alergia al látex',
      leida_por: 'Paula Ejemplo',
      leida: '2026-03-02T13:00:00.000Z',
      por_revisar: false,
    },
  ],
  productos_irritantes: '',
  importada: null,
  costo_total: 300,
  costo_total_formato: '$300',
};

const STANDING = {
  resumen: 'Riesgo 1, bajo: pérdida de la sensibilidad protectora',
  categoria: 1,
  derivar: false,
  motivos: ['pérdida de la sensibilidad protectora'],
  falta: [],
  al_menos: null,
  riesgo_propio: null,
  enfermedad_arterial: 'sin signos',
  examinado: '2026-03-02',
  control: { desde: '2026-09-02', hasta: '2027-03-02' },
  ultimo_examen: { ficha: 5, fecha: '2026-03-02', examen_pie: EXAM },
};

const SEEN = {
  ficha: 5,
  fecha: '2026-03-02',
  profesional: 'Ana Rojas',
  una: EXAM.unas[0],
  zona: null,
  pie: null,
  area_cm2: null,
  sinbad: null,
  resumen: 'Onicomicosis distal en 1.er ortejo derecho',
};

const ClinicalRecord = answerObject({
  id: ID,
  paciente: ID,
  fecha: DAY,
  profesional: orNull(ID),
  descripcion_atencion: TEXT,
  procedimiento: TEXT,
  indicaciones: TEXT,
  productos_usados: listOf(
    answerObject({ insumo: ID, nombre_insumo: TEXT, cantidad: ID, valor_unitario: COUNT }),
  ),
  examen_pie: orNull(named('FootExam')),
  advertencias_leidas: listOf(ADVERTENCIA_LEIDA),
  productos_irritantes: {
    ...TEXT,
    description: 'Products that irritated the skin or nails; empty if none was noted.',
  },
  importada: orNull(answerObject({ archivo: TEXT, fecha: INSTANT, profesional: TEXT })),
  costo_total: COUNT,
  costo_total_formato: TEXT,
});

export const clinicalRecordsApi = describeApi(ClinicalRecordsController, {
  tag: 'Clinical records',
  schemas: { ClinicalRecord, FootExam: EXAMEN_PIE, FootStanding: RIESGO_PIE, FootFindingSeen: HISTORIA_PIE },
  endpoints: {
    ofPatient: {
      id: 'listClinicalRecords',
      summary: "List a patient's clinical records, newest first, or what changed",
      description:
        'By `paciente` or by `rut`; what changed, also for all patients. The access is logged for each patient.',
      query: [
        { name: FICHA.patientId, schema: ID, description: 'The patient’s id.' },
        { name: 'rut', schema: TEXT },
        ...CHANGES_IN_QUERY,
      ],
      headers: CHANGES_HEADERS,
      answer: { schema: listOf(named('ClinicalRecord')), example: [RECORD] },
      errors: ['NOT_FOUND'],
    },
    warnings: {
      id: 'listProcedureWarnings',
      summary: 'List what to notice before a treatment of a patient',
      description:
        'By `paciente` or by `rut`. From the alerts, the exams of the feet and the kit. The access is logged.',
      query: [
        {
          name: FICHA.patientId,
          schema: ID,
          description: 'The patient’s id.',
          example: RECORD[FICHA.patientId],
        },
        { name: 'rut', schema: TEXT },
        { name: 'tratamiento', schema: ID, description: 'The treatment’s id.', isRequired: true, example: 3 },
      ],
      answer: {
        schema: listOf(
          answerObject({
            advertencia: oneOfWords(WARNING_LABELS),
            insumos: listOf(TEXT),
            por_revisar: FLAG,
            resumen: TEXT,
          }),
        ),
        example: [
          {
            advertencia: 'Alergia al látex',
            insumos: ['Guantes'],
            por_revisar: false,
            resumen: 'Alergia al látex: lo contiene Guantes',
          },
        ],
      },
      errors: ['NOT_FOUND'],
    },
    footStanding: {
      id: 'readFootStanding',
      summary: "Read the risk of a patient's feet, and the newest exam",
      description:
        'By `paciente` or by `rut`. By IWGDF 2023; support for a decision, not a diagnosis. The access is logged.',
      query: [
        {
          name: FICHA.patientId,
          schema: ID,
          description: 'The patient’s id.',
          example: RECORD[FICHA.patientId],
        },
        { name: 'rut', schema: TEXT },
      ],
      answer: { schema: named('FootStanding'), example: STANDING },
      errors: ['NOT_FOUND'],
    },
    footHistory: {
      id: 'readFootHistory',
      summary: 'Read what the exams say of one nail, zone or foot, newest first',
      description:
        'By `paciente` or by `rut`. Each finding once per day on which it was seen. The access is logged.',
      query: [
        {
          name: FICHA.patientId,
          schema: ID,
          description: 'The patient’s id.',
          example: RECORD[FICHA.patientId],
        },
        { name: 'rut', schema: TEXT },
        { name: 'lado', schema: oneOfWords(SIDE_WORDS), isRequired: true, example: 'derecho' },
        {
          name: 'ortejo',
          schema: { type: 'integer', minimum: 1, maximum: 5 },
          description: 'Of a nail.',
          example: 1,
        },
        {
          name: 'zona',
          schema: oneOfWords(ZONE_LABELS),
          description: 'Without it and `ortejo`: the foot as a whole.',
        },
      ],
      answer: { schema: listOf(named('FootFindingSeen')), example: [SEEN] },
      errors: ['NOT_FOUND'],
    },
    deletions: deletionsOf(
      'listDeletedClinicalRecords',
      'clinical records',
      'Records are deleted only after the legal retention period, or if their import is undone.',
    ),
    read: {
      id: 'readClinicalRecord',
      summary: 'Read a clinical record',
      description: 'The access is logged.',
      path: [{ name: 'id', schema: ID, example: RECORD.id }],
      answer: { schema: named('ClinicalRecord'), example: RECORD },
      errors: ['NOT_FOUND'],
    },
    export: {
      id: 'exportClinicalRecords',
      summary: 'Export clinical records, as a spreadsheet',
      description: 'Those of a patient, by `paciente` or `rut`, otherwise all. The access is logged.',
      query: [
        FORMAT_IN_QUERY,
        { name: FICHA.patientId, schema: ID, description: 'The patient’s id.' },
        { name: 'rut', schema: TEXT },
      ],
      answer: SPREADSHEET,
      errors: ['NOT_FOUND'],
    },
    create: {
      id: 'createClinicalRecord',
      summary: 'Write a clinical record',
      description: 'The supplies are taken from stock in the same transaction.',
      body: {
        schema: bodyOf(CreateClinicalRecordInput, WIRE),
        example: {
          paciente: 17,
          fecha: '2026-03-02',
          descripcion_atencion: 'Control',
          procedimiento: 'Corte y fresado',
          indicaciones: 'Crema diaria',
          productos_usados: [{ insumo: 3, cantidad: 2 }],
        },
      },
      answer: { schema: named('ClinicalRecord'), example: RECORD },
    },
    update: {
      id: 'updateClinicalRecord',
      summary: 'Change a clinical record',
      description:
        'Without a product list, the products stay; with one, the difference is applied to the stock.',
      path: [{ name: 'id', schema: ID, example: 5 }],
      body: {
        schema: bodyOf(UpdateClinicalRecordInput, {
          ...WIRE,
          names: { ...WIRE.names, patientId: 'paciente' },
        }),
        example: { indicaciones: 'Crema dos veces al día' },
      },
      answer: {
        schema: named('ClinicalRecord'),
        example: { ...RECORD, indicaciones: 'Crema dos veces al día' },
      },
      errors: ['NOT_FOUND'],
    },
  },
});
