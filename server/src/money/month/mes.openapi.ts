import { IMPUESTO } from '../../clinic/settings/tax-treatment.es.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import { FISCAL_DOCUMENT } from '../till/caja-schemas.js';
import { TIPO_DOCUMENTO, TIPO_PAGO } from '../till/caja.wire.js';
import { CATEGORIA_GASTO } from '../expenses/gastos.wire.js';
import { MEDIO } from '../payments/payment-method.js';
import { MesController } from './mes.controller.js';
import { HOJA } from './mes.wire.js';

const MONTH: Parameter = {
  name: 'mes',
  schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
  example: '2027-03',
};

const MoneyMonth = answerObject({
  mes: TEXT,
  cobrado: { ...PESOS, description: 'Charges less reversals.' },
  cobrado_de_arrendatarios: {
    ...PESOS,
    description: "The charges of professionals who rent a box: their income, not the clinic's.",
  },
  pagado: { ...PESOS, description: 'Payments less refunds.' },
  propinas: PESOS,
  redondeo: PESOS,
  gastos: PESOS,
  efectivo: { ...PESOS, description: 'The cash of all lines.' },
  efectivo_cierres: { ...PESOS, description: 'The cash income that the closings state.' },
  cuadra: { ...FLAG, description: 'Whether lines and closings are the same.' },
  dias_abiertos: { ...listOf(DAY), description: 'The days with lines that are not closed.' },
  visitas_sin_cobro: COUNT,
  por_impuesto: listOf(answerObject({ impuesto: oneOfWords(IMPUESTO), monto: PESOS, cantidad: COUNT })),
  por_medio: listOf(
    answerObject({ medio: oneOfWords(MEDIO), tipo: oneOfWords(TIPO_PAGO), monto: PESOS, cantidad: COUNT }),
  ),
  por_documento: listOf(
    answerObject({
      tipo: orNull(oneOfWords(TIPO_DOCUMENTO)),
      rut_emisor: TEXT,
      cantidad: COUNT,
      primero: orNull(TEXT),
      ultimo: orNull(TEXT),
      pagado: PESOS,
      devuelto: PESOS,
      faltan: { ...listOf(answerObject({ desde: TEXT, hasta: TEXT })), description: 'Missing numbers.' },
    }),
  ),
  documentos_corregidos: {
    ...listOf(
      answerObject({
        pago: ID,
        fecha_caja: DAY,
        paciente_nombre: orNull(TEXT),
        monto: PESOS,
        documento_anterior: orNull(FISCAL_DOCUMENT),
        documento: orNull(FISCAL_DOCUMENT),
        motivo: TEXT,
        registrado_en: INSTANT,
        registrado_por: TEXT,
      }),
    ),
    description: "Of the month's payments, or corrected in the month; the oldest correction first.",
  },
  por_profesional: listOf(
    answerObject({
      profesional_id: orNull(ID),
      profesional: orNull(TEXT),
      afecto: PESOS,
      exento: PESOS,
      sin_definir: PESOS,
      cobrado: PESOS,
      propinas: PESOS,
    }),
  ),
  arrendatarios: listOf(
    answerObject({ profesional_id: ID, profesional: TEXT, cobrado: PESOS, pagado: PESOS }),
  ),
  gastos_por_categoria: listOf(
    answerObject({ categoria: oneOfWords(CATEGORIA_GASTO), monto: PESOS, cantidad: COUNT }),
  ),
  dias: listOf(
    answerObject({
      dia: DAY,
      cerrado: FLAG,
      cobrado: PESOS,
      pagado: PESOS,
      propinas: PESOS,
      gastos: PESOS,
      efectivo: PESOS,
      efectivo_cierre: orNull(PESOS),
      diferencia: orNull(PESOS),
      tarjetas: PESOS,
      tarjetas_terminal: orNull(PESOS),
      comision_terminal: orNull(PESOS),
      abonado: orNull(PESOS),
      diferencia_tarjetas: orNull(PESOS),
    }),
  ),
});

const EXAMPLE = {
  mes: '2027-03',
  cobrado: 59_980,
  cobrado_de_arrendatarios: 0,
  pagado: 59_980,
  propinas: 0,
  redondeo: 0,
  gastos: 23_960,
  efectivo: -13_970,
  efectivo_cierres: -13_970,
  cuadra: true,
  dias_abiertos: [],
  visitas_sin_cobro: 1,
  por_impuesto: [
    { impuesto: 'afecto', monto: 9_990, cantidad: 1 },
    { impuesto: 'sin_definir', monto: 49_990, cantidad: 2 },
  ],
  por_medio: [
    { medio: 'efectivo', tipo: 'pago', monto: 9_990, cantidad: 1 },
    { medio: 'debito', tipo: 'pago', monto: 49_990, cantidad: 2 },
  ],
  por_documento: [
    {
      tipo: 'boleta_afecta',
      rut_emisor: '',
      cantidad: 3,
      primero: '117',
      ultimo: '120',
      pagado: 59_980,
      devuelto: 0,
      faltan: [{ desde: '118', hasta: '118' }],
    },
  ],
  documentos_corregidos: [
    {
      pago: 3,
      fecha_caja: '2027-03-01',
      paciente_nombre: 'Ana Ejemplo',
      monto: 24_990,
      documento_anterior: { tipo: 'boleta_afecta', numero: '210', rut_emisor: '' },
      documento: { tipo: 'boleta_afecta', numero: '120', rut_emisor: '' },
      motivo: 'Se escribió 210',
      registrado_en: '2027-03-02T13:05:00.000Z',
      registrado_por: 'Paula Ejemplo',
    },
  ],
  por_profesional: [
    {
      profesional_id: 1,
      profesional: 'Paula Ejemplo',
      afecto: 0,
      exento: 0,
      sin_definir: 49_990,
      cobrado: 49_990,
      propinas: 0,
    },
    {
      profesional_id: null,
      profesional: null,
      afecto: 9_990,
      exento: 0,
      sin_definir: 0,
      cobrado: 9_990,
      propinas: 0,
    },
  ],
  arrendatarios: [],
  gastos_por_categoria: [{ categoria: 'insumos', monto: 23_960, cantidad: 1 }],
  dias: [
    {
      dia: '2027-03-01',
      cerrado: true,
      cobrado: 59_980,
      pagado: 59_980,
      propinas: 0,
      gastos: 23_960,
      efectivo: -13_970,
      efectivo_cierre: -13_970,
      diferencia: 0,
      tarjetas: 0,
      tarjetas_terminal: null,
      comision_terminal: null,
      abonado: null,
      diferencia_tarjetas: null,
    },
  ],
};

export const mesApi = describeApi(MesController, {
  tag: 'Money',
  schemas: { MoneyMonth },
  endpoints: {
    read: {
      id: 'readMoneyMonth',
      summary: "Read the accountant's month",
      description:
        'The lines booked on its days. A line that was added after its day was closed counts on the day on which it is booked, so the month is the sum of its closings.',
      path: [MONTH],
      answer: { schema: named('MoneyMonth'), example: EXAMPLE },
    },
    export: {
      id: 'exportMoneyMonth',
      summary: "Export the lines of the accountant's month as a spreadsheet",
      path: [MONTH],
      query: [
        FORMAT_IN_QUERY,
        {
          name: 'hoja',
          schema: oneOfWords(HOJA),
          description: 'Which lines. Without it, XLSX has all of them as sheets, and CSV the summary.',
          example: 'cobros',
        },
      ],
      answer: SPREADSHEET,
    },
  },
});
