import { timeAt } from '#domain/clinic-time.js';
import { type DepositState, refundedOf } from '#domain/money/deposit.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import { fromPageQuery } from '../../foundation/changes/cambios.wire.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { CAJA, readHowPaid } from '../till/caja.wire.js';
import { MEDIO } from '../payments/payment-method.js';
import type { DepositPartRow } from './deposit-part-rows.js';
import type { DepositRow } from './deposit.model.js';

export const ESTADO_ABONO: Readonly<Record<DepositState, string>> = {
  PENDING: 'pendiente',
  REVIEW: 'por_revisar',
  RECEIVED: 'recibido',
  WAIVED: 'eximido',
  RELEASED: 'hora_liberada',
  KEPT: 'retenido',
};

/** The REST field names of deposits. */
export const ABONO = CAJA satisfies WireFields;

const toParte = (part: DepositPartRow) => ({
  pago: part.paymentId,
  monto: part.amount,
  fecha: part.paidOn,
  medio: MEDIO[part.method],
  pagador: part.payerName,
  recibido_por: part.staffName,
  cobros: part.uses.map(({ chargeId, description, amount }) => ({
    cobro: chargeId,
    descripcion: description,
    monto: amount,
  })),
  devuelto: part.refunded,
  queda: part.left,
});

export const toAbono = (row: DepositRow) => ({
  cita: row.appointmentId,
  fecha: row.date,
  hora: timeAt(row.startMinute),
  tratamiento: row.treatment,
  paciente: row.patientId,
  paciente_nombre: row.patientName,
  monto: row.amount,
  estado: ESTADO_ABONO[row.state],
  devuelto: refundedOf(row.parts),
  retiene: row.kept,
  no_asistio: row.isNoShow,
  comprobante: row.proofKind !== null,
  saldo_alcanza: row.creditCovers,
  se_libera: row.releaseAt,
  pago: row.parts[0]?.paymentId ?? null,
  pagos: row.parts.map(toParte),
  motivo: row.waiveReason,
  decidido_en: row.decidedAt,
  decidido_por: row.decidedByName,
});

/** The keys of a payment that a deposit has as well: all but its amount. */
export const readRecibo = (body: Readonly<Record<string, unknown>>): object => {
  const { amount: _amount, ...how } = readHowPaid(body) as Record<string, unknown>;
  return sentOnly({ ...how, belongsTo: body[CAJA.belongsTo] });
};

/** `?paciente=17&cursor=…&limite=…`. */
export const fromAbonosQuery = (query: Readonly<Record<string, unknown>>): object => ({
  ...fromPageQuery(query),
  ...(query[CAJA.patientId] !== undefined && { patientId: asWholeNumber(query[CAJA.patientId]) }),
});
