import { depositInWords } from '#domain/money/deposit.es.js';
import { refundedOf } from '#domain/money/deposit.js';
import { DOCUMENT_LABELS, METHOD_LABELS, PAYMENT_KIND_LABELS, TAX_LABELS } from '#domain/money/money.es.js';
import type { FiscalDocument } from '#domain/money/payment.js';
import { formatRut } from '#domain/rut.js';
import type { PaymentForOthers, PersonData } from './exported-data.js';

/** The person's charges. */
const toCobros = (data: PersonData): object[] =>
  data.charges.map((one) => ({
    id: one.id,
    cita: one.appointmentId,
    profesional: one.professionalName,
    descripcion: one.description,
    precio: one.listPrice,
    rebaja: one.discount,
    monto: one.amount,
    impuesto: TAX_LABELS[one.tax].toLowerCase(),
    motivo: one.reason,
    fecha: one.belongsTo,
    registrado: one.at,
    anula: one.reversesId,
  }));

type PaidDocument = Pick<PaymentForOthers, 'documentKind' | 'documentNumber' | 'documentIssuerRut'>;

const toDocumento = ({ documentKind, documentNumber, documentIssuerRut }: PaidDocument): object | null =>
  documentKind &&
  toDocumentoFiscal({
    kind: documentKind,
    number: documentNumber ?? '',
    issuerRut: documentIssuerRut ?? '',
  });

const toDocumentoFiscal = ({ kind, number, issuerRut }: FiscalDocument): object => ({
  tipo: DOCUMENT_LABELS[kind].toLowerCase(),
  numero: number,
  rut_emisor: issuerRut && formatRut(issuerRut),
});

/** The person's payments, with the charges that each one pays. */
const toPagos = (data: PersonData): object[] =>
  data.payments.map((one) => ({
    id: one.id,
    tipo: PAYMENT_KIND_LABELS[one.kind].toLowerCase(),
    medio: METHOD_LABELS[one.method].toLowerCase(),
    monto: one.amount,
    recibido: one.tendered,
    pagador: one.payerName,
    rut_pagador: one.payerRut && formatRut(one.payerRut),
    autorizacion: one.authorizationCode,
    documento: toDocumento(one),
    correcciones_documento: one.documentCorrections.map(({ document, reason, at }) => ({
      documento: document && toDocumentoFiscal(document),
      motivo: reason,
      registrado: at,
    })),
    motivo: one.reason,
    fecha: one.belongsTo,
    registrado: one.at,
    devuelve: one.refundsId,
    cobros: data.paymentUses
      .filter(({ paymentId }) => paymentId === one.id)
      .map(({ chargeId, amount, at }) => ({ cobro: chargeId, monto: amount, registrado: at })),
  }));

const toPagosPorOtros = (data: PersonData): object[] =>
  data.paymentsForOthers.map((one) => ({
    id: one.id,
    medio: METHOD_LABELS[one.method].toLowerCase(),
    monto: one.amount,
    recibido: one.tendered,
    propina: one.tip,
    devuelto: one.refunded,
    pagador: one.payerName,
    rut_pagador: one.payerRut && formatRut(one.payerRut),
    autorizacion: one.authorizationCode,
    documento: toDocumento(one),
    fecha: one.belongsTo,
    registrado: one.at,
  }));

/** The sessions of a pack that the person's visits used. */
const toUsos = (data: PersonData, pack: number): object[] =>
  data.packLines
    .filter(({ packId }) => packId === pack)
    .map(({ id, chargeId, usedOn, reason, at, reversesId }) => ({
      id,
      cobro: chargeId,
      fecha: usedOn,
      motivo: reason,
      registrado: at,
      devuelve: reversesId,
    }));

/** The packs of others that the person may use, or could, with what their visits used of them. */
const toPacksDeOtros = (data: PersonData): object[] =>
  [...Map.groupBy(data.packMemberships, ({ packId }) => packId)].map(([id, periods]) => ({
    id,
    nombre: periods[0]?.packName ?? '',
    periodos: periods.map(({ addedAt, removedAt }) => ({ desde: addedAt, hasta: removedAt })),
    usos: toUsos(data, id),
  }));

/** The packs that the person bought, with what their visits used of them. */
const toPacks = (data: PersonData): object[] =>
  data.packs.map((one) => ({
    id: one.id,
    cobro: one.chargeId,
    regalo: one.isGift,
    canjeado: one.redeemedAt,
    nombre: one.name,
    tratamientos: one.treatments,
    sesiones: one.sessions,
    quedan: one.remaining,
    precio: one.price,
    vendido: one.soldOn,
    vence: one.expiresOn,
    cancelado: one.cancelledAt,
    motivo_cancelacion: one.cancelReason,
    devuelto: one.refund,
    usos: toUsos(data, one.id),
  }));

/** The deposits of the person's appointments; a received one is a part of their payments. */
const toAbonos = (data: PersonData): object[] =>
  data.deposits.map((one) => ({
    cita: one.appointmentId,
    monto: one.amount,
    estado: depositInWords({ ...one, refunded: refundedOf(one.parts) }),
    motivo: one.waiveReason,
    pagos: one.parts.map(({ paymentId, amount }) => ({ pago: paymentId, monto: amount })),
  }));

/** A person's charges and payments, with the agreement that gives them other prices. */
export const moneyToWire = (data: PersonData) => ({
  cobros: toCobros(data),
  pagos: toPagos(data),
  pagos_por_otros: toPagosPorOtros(data),
  packs: toPacks(data),
  packs_de_otros: toPacksDeOtros(data),
  convenio: data.agreement && { nombre: data.agreement.name, hasta: data.agreement.until },
  abonos: toAbonos(data),
});
