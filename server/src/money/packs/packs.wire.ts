import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import { asBody, CAJA, readHowPaid } from '../till/caja.wire.js';
import { MEDIO } from '../payments/payment-method.js';
import type { SoldGift } from './pack-gifts.service.js';
import type { PackOfferRow } from './pack-offers.service.js';
import type { PackRow } from './pack-rows.js';

/** Maps the fields of packs to wire names. */
export const PACK = {
  ...CAJA,
  name: 'nombre',
  treatmentIds: 'tratamientos',
  sessions: 'sesiones',
  price: 'precio',
  validMonths: 'meses',
  offerId: 'pack',
  payment: 'pago',
  refundMethod: 'medio_devolucion',
  code: 'codigo',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

export const readPackOffer = (body: Body): object =>
  sentOnly({
    name: body[PACK.name],
    treatmentIds: body[PACK.treatmentIds],
    sessions: body[PACK.sessions],
    price: body[PACK.price],
    validMonths: body[PACK.validMonths],
  });

export function readSale(body: Body): object {
  const payment = asBody(body[PACK.payment]);
  return sentOnly({
    patientId: body[PACK.patientId],
    offerId: body[PACK.offerId],
    belongsTo: body[PACK.belongsTo],
    payment: payment ? readHowPaid(payment) : body[PACK.payment],
  });
}

export const readCancellation = (body: Body): object =>
  sentOnly({ reason: body[PACK.reason], refundMethod: fromWord(MEDIO, body[PACK.refundMethod]) });

export const toPackEnVenta = (row: PackOfferRow) => ({
  id: row.id,
  nombre: row.name,
  tratamientos: row.treatments.map(({ id, name }) => ({ id, nombre: name })),
  sesiones: row.sessions,
  precio: row.price,
  meses: row.validMonths,
});

export const toPack = (row: PackRow) => ({
  id: row.id,
  paciente: row.patientId,
  paciente_nombre: row.ownerName,
  regalo: row.isGift,
  comprador: row.buyerId,
  comprador_nombre: row.buyerName,
  canjeado_en: row.redeemedAt,
  canjeado_por: row.redeemedByName,
  cobro: row.chargeId,
  nombre: row.name,
  tratamientos: row.treatments,
  sesiones: row.sessions,
  quedan: row.remaining,
  precio: row.price,
  pagado: row.paid,
  vendido: row.soldOn,
  vence: row.expiresOn,
  registrado_en: row.soldAt,
  registrado_por: row.soldByName,
  cancelado: row.isCancelled,
  cancelado_en: row.cancelledAt,
  cancelado_por: row.cancelledByName,
  motivo_cancelacion: row.cancelReason,
  devuelto: row.refund,
  familia: row.members.map((member) => ({
    paciente: member.patientId,
    nombre: member.name,
    agregado_en: member.addedAt,
    agregado_por: member.addedByName,
    quitado_en: member.removedAt,
    quitado_por: member.removedByName,
  })),
  usos: row.uses.map((use) => ({
    id: use.id,
    fecha: use.usedOn,
    cita: use.appointmentId,
    paciente: use.patientId,
    paciente_nombre: use.patientName,
    tratamiento: use.treatment,
    profesional: use.professionalName,
    registrado_en: use.at,
    registrado_por: use.staffName,
    devuelto_en: use.givenBackAt,
    devuelto_por: use.givenBackByName,
    motivo: use.reason,
  })),
});

export const toRegalo = ({ code, pack }: SoldGift) => ({ codigo: code, pack: toPack(pack) });
