import type { ChargeKind, DiscountKind } from '#domain/money/charge.js';
import type { DocumentKind, FiscalDocument, PaymentKind } from '#domain/money/payment.js';
import { formatRut } from '#domain/rut.js';
import { IMPUESTO } from '../../clinic/settings/tax-treatment.es.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import type { Account, Debtor } from '../account/accounts.service.js';
import { toGasto } from '../expenses/gastos.wire.js';
import { MEDIO } from '../payments/payment-method.js';
import type { SettlementRow } from './card-settlements.js';
import type { ChargeRow } from '../charges/charge-rows.js';
import { givenChange, type PaymentRow } from '../payments/payment-rows.js';
import type { Product } from '../charges/sold-supplies.js';
import type { ClosingRow, TillDay } from './till.service.js';

// Words of the REST API.
export const TIPO_COBRO: Readonly<Record<ChargeKind, string>> = {
  VISIT: 'visita',
  EXTRA: 'otro',
  PACK: 'pack',
};
export const TIPO_REBAJA: Readonly<Record<DiscountKind, string>> = {
  AMOUNT: 'monto',
  PERCENT: 'porcentaje',
  COURTESY: 'cortesia',
};
export const TIPO_PAGO: Readonly<Record<PaymentKind, string>> = {
  PAYMENT: 'pago',
  ROUNDING: 'redondeo',
  TIP: 'propina',
  REFUND: 'devolucion',
};
export const TIPO_DOCUMENTO: Readonly<Record<DocumentKind, string>> = {
  VOUCHER: 'voucher',
  TAXED_RECEIPT: 'boleta_afecta',
  EXEMPT_RECEIPT: 'boleta_exenta',
  FEE_RECEIPT: 'boleta_honorarios',
  INVOICE: 'factura',
};

/** Maps the fields of charges, payments and closings to wire names. */
export const CAJA = {
  id: 'id',
  kind: 'tipo',
  patientId: 'paciente',
  appointmentId: 'cita',
  isVisit: 'es_visita',
  professionalId: 'profesional_id',
  description: 'descripcion',
  supplyId: 'insumo',
  quantity: 'cantidad',
  listPrice: 'precio',
  discount: 'rebaja',
  percent: 'porcentaje',
  amount: 'monto',
  tax: 'impuesto',
  reason: 'motivo',
  belongsTo: 'fecha',
  chargeIds: 'cobros',
  method: 'medio',
  keepsRest: 'deja_saldo',
  tendered: 'recibido',
  payerName: 'pagador',
  payerRut: 'rut_pagador',
  authorizationCode: 'autorizacion',
  document: 'documento',
  number: 'numero',
  issuerRut: 'rut_emisor',
  tip: 'propina',
  tipProfessionalId: 'profesional_propina',
  note: 'nota',
  day: 'dia',
  openingCash: 'efectivo_inicial',
  countedCash: 'efectivo_contado',
  gross: 'total_terminal',
  net: 'abonado',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

export const asBody = (value: unknown): Body | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;

export function readPrice(body: Body): object {
  const discount = asBody(body[CAJA.discount]);
  return sentOnly({
    listPrice: body[CAJA.listPrice],
    discount: discount
      ? sentOnly({
          kind: fromWord(TIPO_REBAJA, discount[CAJA.kind]),
          amount: discount[CAJA.amount],
          percent: discount[CAJA.percent],
        })
      : body[CAJA.discount],
    tax: fromWord(IMPUESTO, body[CAJA.tax]),
    reason: body[CAJA.reason],
  });
}

export const readCharge = (body: Body): object => ({
  ...readPrice(body),
  ...sentOnly({
    patientId: body[CAJA.patientId],
    appointmentId: body[CAJA.appointmentId],
    isVisit: body[CAJA.isVisit],
    professionalId: body[CAJA.professionalId],
    supplyId: body[CAJA.supplyId],
    quantity: body[CAJA.quantity],
    description: body[CAJA.description],
    belongsTo: body[CAJA.belongsTo],
  }),
});

export const readDocument = (body: Body): object =>
  sentOnly({
    kind: fromWord(TIPO_DOCUMENTO, body[CAJA.kind]),
    number: body[CAJA.number],
    issuerRut: body[CAJA.issuerRut],
  });

/** The document of a body, or what is sent in its place. */
function documentIn(body: Body): unknown {
  const document = asBody(body[CAJA.document]);
  return document ? readDocument(document) : body[CAJA.document];
}

export const readCorrection = (body: Body): object =>
  sentOnly({ document: documentIn(body), reason: body[CAJA.reason] });

export function readHowPaid(body: Body): object {
  return sentOnly({
    method: fromWord(MEDIO, body[CAJA.method]),
    amount: body[CAJA.amount],
    tendered: body[CAJA.tendered],
    payerName: body[CAJA.payerName],
    payerRut: body[CAJA.payerRut],
    authorizationCode: body[CAJA.authorizationCode],
    document: documentIn(body),
    note: body[CAJA.note],
  });
}

export const readPayment = (body: Body): object => ({
  ...readHowPaid(body),
  ...sentOnly({
    patientId: body[CAJA.patientId],
    chargeIds: body[CAJA.chargeIds],
    keepsRest: body[CAJA.keepsRest],
    tip: body[CAJA.tip],
    tipProfessionalId: body[CAJA.tipProfessionalId],
    belongsTo: body[CAJA.belongsTo],
  }),
});

export const readRefund = (body: Body): object =>
  sentOnly({
    amount: body[CAJA.amount],
    method: fromWord(MEDIO, body[CAJA.method]),
    reason: body[CAJA.reason],
  });

export const readClosing = (body: Body): object =>
  sentOnly({
    day: body[CAJA.day],
    openingCash: body[CAJA.openingCash],
    countedCash: body[CAJA.countedCash],
    reason: body[CAJA.reason],
  });

export const readSettlement = (body: Body): object =>
  sentOnly({
    day: body[CAJA.day],
    gross: body[CAJA.gross],
    net: body[CAJA.net],
    reason: body[CAJA.reason],
  });

export const toCobro = (row: ChargeRow) => ({
  id: row.id,
  tipo: TIPO_COBRO[row.kind],
  paciente: row.patientId,
  paciente_nombre: row.patientName,
  cita: row.appointmentId,
  profesional_id: row.professionalId,
  descripcion: row.description,
  insumo: row.supplyId,
  cantidad: row.quantity,
  precio: row.listPrice,
  rebaja: row.discount,
  monto: row.amount,
  impuesto: IMPUESTO[row.tax],
  motivo: row.reason,
  fecha: row.belongsTo,
  fecha_caja: row.bookedOn,
  registrado_en: row.at,
  registrado_por: row.staffName,
  anula: row.reversesId,
  anulado: row.isReversed,
  pagado: row.paid,
  saldo: row.owed,
});

export const toDocumentoFiscal = ({ kind, number, issuerRut }: FiscalDocument) => ({
  tipo: TIPO_DOCUMENTO[kind],
  numero: number,
  rut_emisor: issuerRut && formatRut(issuerRut),
});

const toDocumento = ({ documentKind, documentNumber, documentIssuerRut }: PaymentRow) =>
  documentKind === null
    ? null
    : toDocumentoFiscal({
        kind: documentKind,
        number: documentNumber ?? '',
        issuerRut: documentIssuerRut ?? '',
      });

export const toPago = (row: PaymentRow) => ({
  id: row.id,
  tipo: TIPO_PAGO[row.kind],
  medio: MEDIO[row.method],
  paciente: row.patientId,
  paciente_nombre: row.patientName,
  monto: row.amount,
  recibido: row.tendered,
  vuelto: givenChange(row),
  propina: row.tip,
  pagador: row.payerName,
  rut_pagador: row.payerRut && formatRut(row.payerRut),
  autorizacion: row.authorizationCode,
  documento: toDocumento(row),
  correcciones_documento: row.documentCorrections.map(({ document, reason, at, staffName }) => ({
    documento: document && toDocumentoFiscal(document),
    motivo: reason,
    registrado_en: at,
    registrado_por: staffName,
  })),
  motivo: row.reason,
  fecha: row.belongsTo,
  fecha_caja: row.bookedOn,
  registrado_en: row.at,
  registrado_por: row.staffName,
  con_pago: row.withId,
  devuelve: row.refundsId,
  devuelto: row.refunded,
  cobros: row.uses.map(({ chargeId, description, amount }) => ({
    cobro: chargeId,
    descripcion: description,
    monto: amount,
  })),
});

export const toCuenta = ({ patientId, owed, credit, reserved, owedSince }: Account) => ({
  paciente: patientId,
  saldo_pendiente: owed,
  saldo_a_favor: credit,
  saldo_reservado: reserved,
  desde: owedSince,
});

export const toDeudor = (debtor: Debtor) => ({
  ...toCuenta(debtor),
  paciente_nombre: debtor.patientName,
  telefono: debtor.patientPhone,
});

export const toProducto = (product: Product) => ({
  insumo: product.id,
  nombre: product.name,
  unidad_medida: product.unit,
  stock_actual: product.stock,
  precio_venta: product.salePrice,
  vencido: product.isExpired,
});

const toCierre = (row: ClosingRow) => ({
  id: row.id,
  efectivo_inicial: row.openingCash,
  efectivo_contado: row.countedCash,
  efectivo_esperado: row.expectedCash,
  motivo: row.reason,
  cerrado_en: row.closedAt,
  cerrado_por: row.closedByName,
  reabierto_en: row.reopenedAt,
  reabierto_por: row.reopenedByName,
  motivo_reapertura: row.reopenReason,
});

const toCuadratura = (row: SettlementRow) => ({
  id: row.id,
  total_caja: row.expected,
  total_terminal: row.gross,
  abonado: row.net,
  comision: row.fee,
  motivo: row.reason,
  registrado_en: row.at,
  registrado_por: row.staffName,
});

export const toDiaDeCaja = (day: TillDay) => ({
  dia: day.day,
  cerrado: day.isClosed,
  cobros: day.charges.map(toCobro),
  pagos: day.payments.map(toPago),
  gastos: day.expenses.map(toGasto),
  totales: day.totals.map(({ method, kind, amount, count }) => ({
    medio: MEDIO[method],
    tipo: TIPO_PAGO[kind],
    monto: amount,
    cantidad: count,
  })),
  efectivo: day.cash,
  cierres: day.closings.map(toCierre),
  tarjetas: day.cards,
  cuadraturas: day.settlements.map(toCuadratura),
});
