import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import { MEDIO } from '../../money/payments/payment-method.js';
import { PERIODO, RESUMEN, TABLA } from './resumen.wire.js';
import { SummaryController } from './summary.controller.js';

const PESOS: JsonSchema = { type: 'integer' };
const WEEKDAY: JsonSchema = { type: 'integer', minimum: 1, maximum: 7 };

const rowsOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  listOf(answerObject({ periodo: oneOfWords(PERIODO), ...properties }));

const OUTCOMES = { atendidas: COUNT, canceladas: COUNT, no_vinieron: COUNT, por_cerrar: COUNT };
const SERVICE = { tipo_cita: oneOfWords(SERVICE_WORDS) };

const SummaryAppointments = answerObject({
  servicios: rowsOf({ ...SERVICE, ...OUTCOMES }),
  semanas: rowsOf({ semana: DAY, ...SERVICE, ...OUTCOMES }),
  canceladas: rowsOf({
    por: oneOfWords(CANCELLER_WORDS),
    anticipacion: oneOfWords(NOTICE_WORDS),
    tarde: FLAG,
    citas: COUNT,
  }),
  ocupacion: rowsOf({
    profesional: ID,
    profesional_nombre: TEXT,
    dia: WEEKDAY,
    minutos_abiertos: COUNT,
    minutos_reservados: COUNT,
  }),
  horas: rowsOf({ dia: WEEKDAY, hora: { type: 'integer', minimum: 0, maximum: 23 }, citas: COUNT }),
  pacientes: rowsOf({ nuevos: COUNT, que_vuelven: COUNT }),
  origenes: rowsOf({ origen: oneOfWords(SOURCE_WORDS), citas: COUNT }),
  revendidas: rowsOf({ citas: COUNT, minutos: COUNT }),
});

const SummaryIncome = answerObject({
  totales: rowsOf({
    cobrado: PESOS,
    cobrado_de_arrendatarios: {
      ...PESOS,
      description: 'By professionals who rent a box: their income, and in no other figure.',
    },
    pagado: PESOS,
    sin_cobro_registrado: COUNT,
    precio_no_vinieron: PESOS,
    cobrado_revendidas: PESOS,
  }),
  tratamientos: rowsOf({ tratamiento: TEXT, cobros: PESOS, monto: PESOS }),
  profesionales: rowsOf({ profesional: orNull(ID), profesional_nombre: TEXT, cobros: PESOS, monto: PESOS }),
  medios: rowsOf({ medio: oneOfWords(MEDIO), pagos: COUNT, pagado: PESOS, devuelto: PESOS, monto: PESOS }),
});

const SummaryOfPeriod = answerObject(
  {
    desde: DAY,
    hasta: DAY,
    periodos: rowsOf({ desde: DAY, hasta: DAY }),
    citas: named('SummaryAppointments'),
    ingresos: named('SummaryIncome'),
    insumos: rowsOf({ tratamiento: TEXT, fichas: COUNT, costo: PESOS }),
    controles: answerObject({ vencidos: COUNT, al: DAY }),
  },
  // Each is left out for users who may not read its area.
  ['citas', 'ingresos', 'insumos', 'controles'],
);

const PERIOD = [
  { name: RESUMEN.from, schema: DAY, description: 'The first day. Required.', example: '2026-11-01' },
  {
    name: RESUMEN.to,
    schema: DAY,
    description: 'The last day, included. Required; at most 366 days with `desde`.',
    example: '2026-11-30',
  },
];

export const summaryApi = describeApi(SummaryController, {
  tag: 'Appointments',
  schemas: { SummaryAppointments, SummaryIncome, SummaryOfPeriod },
  endpoints: {
    read: {
      id: 'readSummary',
      summary: 'The figures of a period',
      description:
        'Beside those of the period before (`anterior`: as many whole months, or else as many days) and of the year before (`hace_un_ano`; absent where both are the same). Each part has an area of its own and is left out for those who may not read it: `citas` AGENDA, `ingresos` CAJA_CORRECTIONS, `insumos` STOCK, `controles` HEALTH_DATA. Appointments count by their day, money by the day of the till. `controles` is as of today. Opening hours are those of today.',
      query: PERIOD,
      answer: {
        schema: named('SummaryOfPeriod'),
        example: {
          desde: '2026-11-01',
          hasta: '2026-11-30',
          periodos: [{ periodo: 'actual', desde: '2026-11-01', hasta: '2026-11-30' }],
          insumos: [{ periodo: 'actual', tratamiento: 'Podología general', fichas: 12, costo: 18_400 }],
        },
      },
    },
    export: {
      id: 'exportSummary',
      summary: 'A table of the figures of a period, as a spreadsheet',
      description: 'The rows of all three periods. 403 for a table of a part that the user may not read.',
      query: [
        {
          name: RESUMEN.table,
          schema: oneOfWords(TABLA),
          description: 'Which one. Required.',
          example: 'semanas',
        },
        ...PERIOD,
        FORMAT_IN_QUERY,
      ],
      answer: SPREADSHEET,
    },
  },
});
