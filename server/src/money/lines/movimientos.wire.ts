import { LINE_KIND_WORDS, METHOD_WORDS } from '#domain/money/money.es.js';
import { fromPageQuery } from '../../foundation/changes/cambios.wire.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asFlag } from '../../foundation/input/flag.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { toCobro, toPago } from '../till/caja.wire.js';
import type { LineSum, MoneyLine, MoneyLinePage } from './money-lines.service.js';

export const MOVIMIENTOS = {
  from: 'desde',
  to: 'hasta',
  kind: 'tipo',
  method: 'medio',
  treatment: 'tratamiento',
  withoutTreatment: 'sin_tratamiento',
  professionalId: 'profesional',
  withoutProfessional: 'sin_profesional',
} as const satisfies WireFields;

/** `?desde=2026-11-01&hasta=2026-11-30&medio=debito&cursor=…&limite=…`. */
export const fromLinesQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[MOVIMIENTOS.from],
  to: query[MOVIMIENTOS.to],
  kind: fromWord(LINE_KIND_WORDS, query[MOVIMIENTOS.kind]),
  method: fromWord(METHOD_WORDS, query[MOVIMIENTOS.method]),
  treatment: query[MOVIMIENTOS.treatment],
  withoutTreatment: asFlag(query[MOVIMIENTOS.withoutTreatment] ?? 'false'),
  professionalId: asWholeNumber(query[MOVIMIENTOS.professionalId]),
  withoutProfessional: asFlag(query[MOVIMIENTOS.withoutProfessional] ?? 'false'),
  ...fromPageQuery(query),
});

export const toMovimiento = ({ kind, day, amount, charge, payment }: MoneyLine) => ({
  tipo: LINE_KIND_WORDS[kind],
  dia: day,
  monto: amount,
  cobro: charge && toCobro(charge),
  pago: payment && toPago(payment),
});

const toSuma = ({ count, amount }: LineSum) => ({ cantidad: count, monto: amount });

export const toTotales = ({ charges, payments }: Pick<MoneyLinePage, 'charges' | 'payments'>) => ({
  cobros: toSuma(charges),
  pagos: toSuma(payments),
});
