import type { MoneyMonth } from '#domain/money/month.js';
import { sumsOf } from '#domain/money/month.js';
import type { MonthSheet } from '#domain/money/month-sheets.es.js';
import { formatRut } from '#domain/rut.js';
import { IMPUESTO } from '../../clinic/settings/tax-treatment.es.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { TIPO_DOCUMENTO, TIPO_PAGO, toDocumentoFiscal } from '../till/caja.wire.js';
import { CATEGORIA_GASTO } from '../expenses/gastos.wire.js';
import { MEDIO } from '../payments/payment-method.js';

export const HOJA: Readonly<Record<MonthSheet, string>> = {
  SUMMARY: 'resumen',
  CHARGES: 'cobros',
  PAYMENTS: 'pagos',
  REFUNDS: 'devoluciones',
  DOCUMENTS: 'documentos',
  CORRECTIONS: 'documentos-corregidos',
  EXPENSES: 'gastos',
  CLOSINGS: 'cierres',
};

export const MES = { month: 'mes', format: 'formato', sheet: 'hoja' } as const satisfies WireFields;

/** @param text '2026-11'; anything else is refused as a day. */
export const readMonth = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : '';

export const readMonthExport = (month: unknown, query: Readonly<Record<string, unknown>>): object => ({
  month: readMonth(month),
  format: query[MES.format],
  sheet: fromWord(HOJA, query[MES.sheet]),
});

export function toMes(month: MoneyMonth) {
  const sums = sumsOf(month);
  return {
    mes: month.month.slice(0, 7),
    cobrado: sums.charged,
    cobrado_de_arrendatarios: sums.rented,
    pagado: sums.paid,
    propinas: sums.tips,
    redondeo: sums.rounding,
    gastos: sums.spent,
    efectivo: sums.cash,
    efectivo_cierres: sums.closedCash,
    cuadra: sums.isEqual,
    dias_abiertos: sums.openDays,
    visitas_sin_cobro: month.unchargedVisits,
    por_impuesto: month.taxes.map(({ tax, amount, count }) => ({
      impuesto: IMPUESTO[tax],
      monto: amount,
      cantidad: count,
    })),
    por_medio: month.methods.map(({ method, kind, amount, count }) => ({
      medio: MEDIO[method],
      tipo: TIPO_PAGO[kind],
      monto: amount,
      cantidad: count,
    })),
    por_documento: month.documents.map((one) => ({
      tipo: one.kind && TIPO_DOCUMENTO[one.kind],
      rut_emisor: one.issuerRut && formatRut(one.issuerRut),
      cantidad: one.count,
      primero: one.first,
      ultimo: one.last,
      pagado: one.paid,
      devuelto: one.refunded,
      faltan: one.gaps.map(({ from, to }) => ({ desde: from, hasta: to })),
    })),
    documentos_corregidos: month.correctedDocuments.map((one) => ({
      pago: one.paymentId,
      fecha_caja: one.bookedOn,
      paciente_nombre: one.patientName,
      monto: one.amount,
      documento_anterior: one.before && toDocumentoFiscal(one.before),
      documento: one.after && toDocumentoFiscal(one.after),
      motivo: one.reason,
      registrado_en: one.at,
      registrado_por: one.staffName,
    })),
    por_profesional: month.professionals.map((one) => ({
      profesional_id: one.professionalId,
      profesional: one.professionalName,
      afecto: one.taxed,
      exento: one.exempt,
      sin_definir: one.undefined,
      cobrado: one.charged,
      propinas: one.tips,
    })),
    arrendatarios: month.renters.map((one) => ({
      profesional_id: one.professionalId,
      profesional: one.professionalName,
      cobrado: one.charged,
      pagado: one.collected,
    })),
    gastos_por_categoria: month.expenses.map(({ category, amount, count }) => ({
      categoria: CATEGORIA_GASTO[category],
      monto: amount,
      cantidad: count,
    })),
    dias: month.days.map((one) => ({
      dia: one.day,
      cerrado: one.isClosed,
      cobrado: one.charged,
      pagado: one.paid,
      propinas: one.tips,
      gastos: one.spent,
      efectivo: one.cash,
      efectivo_cierre: one.closedCash,
      diferencia: one.difference,
      tarjetas: one.cards,
      tarjetas_terminal: one.settled,
      comision_terminal: one.cardFee,
      abonado: one.deposited,
      diferencia_tarjetas: one.cardDifference,
    })),
  };
}
