import { LINE_KIND_WORDS, METHOD_WORDS } from '#domain/money/money.es.js';
import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  listOf,
  named,
  oneOfWords,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { PAYMENT } from '../till/caja-examples.js';
import { MovimientosController } from './movimientos.controller.js';
import { MOVIMIENTOS } from './movimientos.wire.js';

const SUM = answerObject({ cantidad: COUNT, monto: PESOS });

const MoneyLine = answerObject({
  tipo: oneOfWords(LINE_KIND_WORDS),
  dia: { ...DAY, description: 'The day of the till on which it counts.' },
  monto: { ...PESOS, description: 'Negative if it takes something back.' },
  cobro: orNull(named('Charge')),
  pago: orNull(named('Payment')),
});

export const movimientosApi = describeApi(MovimientosController, {
  tag: 'Money',
  schemas: { MoneyLine },
  endpoints: {
    list: {
      id: 'listMoneyLines',
      summary: 'List the charges and payments behind the figures of income',
      description:
        'In pages, the newest first. `totales` are the sums of all of them, whatever `tipo` asks for: with the same filter, those of `ingresos` in `readSummary`. Tips and roundings are no income. The work of professionals who rent a box is their own income: their charges are left out, and a line with `pago` and `cobro` takes out the payments for them. `medio` leaves only payments; `tratamiento`, `sin_tratamiento`, `profesional` and `sin_profesional` only charges.',
      query: [
        {
          name: MOVIMIENTOS.from,
          schema: DAY,
          description: 'The first day of the till. Required.',
          example: '2027-03-01',
        },
        {
          name: MOVIMIENTOS.to,
          schema: DAY,
          description: 'The last day, included. Required; at most 366 days with `desde`.',
          example: '2027-03-31',
        },
        { name: MOVIMIENTOS.kind, schema: oneOfWords(LINE_KIND_WORDS), description: 'Only these.' },
        {
          name: MOVIMIENTOS.method,
          schema: oneOfWords(METHOD_WORDS),
          description: 'Only payments like this.',
          example: 'debito',
        },
        {
          name: MOVIMIENTOS.treatment,
          schema: TEXT,
          description: 'Only charges for this treatment or pack, named as in `ingresos.tratamientos`.',
        },
        {
          name: MOVIMIENTOS.withoutTreatment,
          schema: FLAG,
          description: 'Only charges for neither a visit nor a pack.',
        },
        {
          name: MOVIMIENTOS.professionalId,
          schema: ID,
          description: 'Only charges for the work of this professional.',
        },
        {
          name: MOVIMIENTOS.withoutProfessional,
          schema: FLAG,
          description: 'Only charges for the work of no professional.',
        },
        ...pageInQuery(25, 200),
      ],
      headers: PAGE_HEADERS,
      answer: {
        schema: answerObject({
          movimientos: listOf(named('MoneyLine')),
          totales: answerObject({ cobros: SUM, pagos: SUM }),
        }),
        example: {
          movimientos: [{ tipo: 'pago', dia: '2027-03-01', monto: 25_000, cobro: null, pago: PAYMENT }],
          totales: { cobros: { cantidad: 0, monto: 0 }, pagos: { cantidad: 1, monto: 25_000 } },
        },
      },
    },
  },
});
