import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  ID,
  INSTANT,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import {
  LiquidacionesController,
  MiLiquidacionController,
  RegimenesController,
} from './liquidaciones.controller.js';
import { BASE, LIQUIDACIONES, REGIMEN } from './liquidaciones.wire.js';
import { PayRegimeInput } from './pay.input.js';

const PERCENT: JsonSchema = { type: 'number', minimum: 0, maximum: 100 };
const MONTH: Parameter = {
  name: 'mes',
  schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
  example: '2027-03',
};
const PROFESSIONAL: Parameter = { name: 'profesional', schema: ID, example: 1 };

const SUMS = {
  profesional_id: ID,
  profesional: TEXT,
  mes: TEXT,
  regimen: { ...orNull(oneOfWords(REGIMEN)), description: 'On the last day of the month.' },
  base: PESOS,
  bruto: { ...PESOS, description: 'The sum of the lines.' },
  retencion_porcentaje: PERCENT,
  retencion: { ...PESOS, description: 'Of the fees (Ley 21.133).' },
  arriendo: PESOS,
  neto: { ...PESOS, description: 'The amount that the professional gets, or owes if it is negative.' },
  liquidado_en: { ...orNull(INSTANT), description: 'Null until it is settled.' },
  liquidado_por: orNull(TEXT),
};
const PaySummary = answerObject(SUMS);
const PayStatement = answerObject({
  ...SUMS,
  lineas: listOf(
    answerObject({
      dia: { ...DAY, description: 'On which it counts.' },
      paciente: { ...TEXT, description: 'The initials for a user who may not read patients.' },
      tratamiento: TEXT,
      regimen: oneOfWords(REGIMEN),
      base: PESOS,
      porcentaje: PERCENT,
      monto: PESOS,
    }),
  ),
});
const PayRegime = answerObject({
  id: ID,
  regimen: oneOfWords(REGIMEN),
  desde: DAY,
  base: orNull(oneOfWords(BASE)),
  porcentaje: PERCENT,
  arriendo: { ...PESOS, description: 'A month; 0 unless it is a rent.' },
  por_tratamiento: listOf(answerObject({ tratamiento: orNull(ID), nombre: TEXT, porcentaje: PERCENT })),
  registrado_en: INSTANT,
  registrado_por: TEXT,
});

const SUMMED = {
  profesional_id: 1,
  profesional: 'Paula Ejemplo',
  mes: '2027-03',
  regimen: 'honorarios',
  base: 25_000,
  bruto: 10_000,
  retencion_porcentaje: 16,
  retencion: 1_600,
  arriendo: 0,
  neto: 8_400,
  liquidado_en: '2027-04-01T13:00:00.000Z',
  liquidado_por: 'Rosa Ejemplo',
};
const LINE = {
  dia: '2027-03-08',
  paciente: 'Ana Ejemplo',
  tratamiento: 'Podología',
  regimen: 'honorarios',
  base: 25_000,
  porcentaje: 40,
  monto: 10_000,
};
const NEW_REGIME = {
  profesional: 1,
  regimen: 'honorarios',
  desde: '2027-03-01',
  base: 'cobrado',
  porcentaje: 40,
  por_tratamiento: [{ tratamiento: 3, porcentaje: 32.5 }],
};
const REGIME = {
  id: 4,
  regimen: 'honorarios',
  desde: '2027-03-01',
  base: 'cobrado',
  porcentaje: 40,
  arriendo: 0,
  por_tratamiento: [{ tratamiento: 3, nombre: 'Láser', porcentaje: 32.5 }],
  registrado_en: '2027-03-01T13:00:00.000Z',
  registrado_por: 'Rosa Ejemplo',
};
const STATEMENT = { schema: named('PayStatement'), example: { ...SUMMED, lineas: [LINE] } };
const NEW_RATE = {
  type: 'object',
  properties: { tratamiento: ID, porcentaje: PERCENT },
  required: ['tratamiento', 'porcentaje'],
};

export const liquidacionesApi = describeApi(LiquidacionesController, {
  tag: 'Money',
  schemas: { PaySummary, PayStatement },
  endpoints: {
    list: {
      id: 'listPay',
      summary: 'List what each professional is paid for a month, settled or so far',
      path: [MONTH],
      answer: { schema: listOf(named('PaySummary')), example: [SUMMED] },
    },
    exportMonth: {
      id: 'exportPay',
      summary: 'Export what each professional is paid for a month as a spreadsheet',
      path: [MONTH],
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
    },
    read: {
      id: 'readPayStatement',
      summary: 'Read what a professional is paid for a month, line by line',
      path: [MONTH, PROFESSIONAL],
      answer: STATEMENT,
      errors: ['NOT_FOUND'],
    },
    export: {
      id: 'exportPayStatement',
      summary: 'Export what a professional is paid for a month as a spreadsheet',
      path: [MONTH, PROFESSIONAL],
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
      errors: ['NOT_FOUND'],
    },
    settle: {
      id: 'settlePay',
      summary: 'Settle a month that is over',
      description:
        'From then on its statement never changes; what is charged, paid or taken back later counts in the first later month that is not settled.',
      path: [MONTH, PROFESSIONAL],
      answer: STATEMENT,
      errors: ['INVALID_INPUT', 'NOT_FOUND'],
    },
  },
});

export const regimenesApi = describeApi(RegimenesController, {
  tag: 'Money',
  schemas: { PayRegime },
  endpoints: {
    list: {
      id: 'listPayRegimes',
      summary: 'List how a professional is and was paid, the newest first',
      query: [{ ...PROFESSIONAL, isRequired: true }],
      answer: { schema: listOf(named('PayRegime')), example: [REGIME] },
    },
    add: {
      id: 'addPayRegime',
      summary: 'Say how a professional is paid from a day on',
      description:
        'Regimes are only added; the day of the work decides which one holds. A rent needs `arriendo`, the others `base` and `porcentaje`.',
      body: {
        schema: bodyOf(PayRegimeInput, {
          names: LIQUIDACIONES,
          words: { kind: REGIMEN, basis: BASE },
          schemas: { rates: { type: 'array', items: NEW_RATE, maxItems: 100 } },
        }),
        example: NEW_REGIME,
      },
      answer: { schema: named('PayRegime'), example: REGIME },
      errors: ['NOT_FOUND'],
    },
  },
});

export const miLiquidacionApi = describeApi(MiLiquidacionController, {
  tag: 'Money',
  endpoints: {
    read: {
      id: 'readOwnPayStatement',
      summary: 'Read what the professional who is the user is paid for a month',
      path: [MONTH],
      answer: STATEMENT,
      errors: ['NOT_FOUND'],
    },
    export: {
      id: 'exportOwnPayStatement',
      summary: 'Export what the professional who is the user is paid for a month',
      path: [MONTH],
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
      errors: ['NOT_FOUND'],
    },
  },
});
