import { longDate } from '#domain/clinic-time.es.js';
import { depositInWords } from '#domain/money/deposit.es.js';
import { refundedOf } from '#domain/money/deposit.js';
import {
  correctionInWords,
  DOCUMENT_LABELS,
  METHOD_LABELS,
  PAYMENT_KIND_LABELS,
  TAX_LABELS,
} from '#domain/money/money.es.js';
import { sessionsLeft } from '#domain/money/pack.es.js';
import { formatRut } from '#domain/rut.js';
import { formatClp } from '#domain/stock/clp.js';
import type { PaymentForOthers, PersonData } from './exported-data.js';
import type { PdfPaper } from '../../foundation/pdf/pdf-paper.js';

/** The person's charges and payments. */
export function writeMoney(paper: PdfPaper, data: PersonData, when: (instant: string) => string): void {
  paper.section('Cobros', data.charges.length);
  for (const one of data.charges) {
    paper.entry(`Cobro ${one.id}, ${longDate(one.belongsTo)}`);
    paper.line('De', one.description);
    paper.line('Monto', `${formatClp(one.amount)}, ${TAX_LABELS[one.tax].toLowerCase()}`);
    if (one.discount !== 0)
      paper.line('Precio y rebaja', `${formatClp(one.listPrice)}, ${formatClp(one.discount)}`);
    paper.line('Motivo', one.reason);
    paper.line('Anula', one.reversesId === null ? '' : `el cobro ${one.reversesId}`);
    paper.line('Profesional', one.professionalName ?? '');
  }

  paper.section('Pagos', data.payments.length);
  for (const one of data.payments) {
    paper.entry(`${PAYMENT_KIND_LABELS[one.kind]} ${one.id}, ${longDate(one.belongsTo)}`);
    paper.line('Monto', `${formatClp(one.amount)}, ${METHOD_LABELS[one.method].toLowerCase()}`);
    writeHowPaid(paper, one);
    paper.line(
      'Documento corregido',
      one.documentCorrections.map(({ document, reason }) => correctionInWords(document, reason)).join('; '),
    );
    paper.line('Motivo', one.reason);
    paper.line('Devuelve', one.refundsId === null ? '' : `el pago ${one.refundsId}`);
    const paid = data.paymentUses.filter(({ paymentId }) => paymentId === one.id);
    paper.line(
      'Paga',
      paid.map(({ chargeId, amount }) => `${formatClp(amount)} del cobro ${chargeId}`).join(', '),
    );
  }

  paper.section('Pagos por otras personas', data.paymentsForOthers.length);
  for (const one of data.paymentsForOthers) {
    paper.entry(`Pago ${one.id}, ${longDate(one.belongsTo)}`);
    paper.line('Monto', `${formatClp(one.amount)}, ${METHOD_LABELS[one.method].toLowerCase()}`);
    writeHowPaid(paper, one);
    paper.line('Propina', one.tip === 0 ? '' : formatClp(one.tip));
    paper.line('Devuelto', one.refunded === 0 ? '' : formatClp(one.refunded));
  }

  paper.section('Convenio', data.agreement ? 1 : 0);
  if (data.agreement) {
    paper.entry(data.agreement.name);
    paper.line('Hasta', data.agreement.until ? longDate(data.agreement.until) : '');
  }

  paper.section('Packs', data.packs.length);
  for (const one of data.packs) {
    paper.entry(`Pack ${one.name}, ${longDate(one.soldOn)}`);
    paper.line('Precio', `${formatClp(one.price)}, en el cobro ${one.chargeId}`);
    paper.line('Tratamientos', one.treatments.join(', '));
    paper.line('Sesiones', `quedan ${sessionsLeft(one.remaining, one.sessions)}`);
    if (one.isGift)
      paper.line('Regalo', one.redeemedAt === null ? 'sin canjear' : `canjeado ${when(one.redeemedAt)}`);
    paper.line('Vence', longDate(one.expiresOn));
    if (one.cancelledAt) paper.line('Cancelado', `${one.cancelReason}; devuelto ${formatClp(one.refund)}`);
    writeUses(paper, data, one.id);
  }

  const ofOthers = Map.groupBy(data.packMemberships, ({ packId }) => packId);
  paper.section('Packs de otras personas', ofOthers.size);
  for (const [id, periods] of ofOthers) {
    paper.entry(`Pack ${periods[0]?.packName ?? ''}`);
    for (const { addedAt, removedAt } of periods)
      paper.line(
        'Puede usarlo',
        removedAt === null ? `desde ${when(addedAt)}` : `de ${when(addedAt)} a ${when(removedAt)}`,
      );
    writeUses(paper, data, id);
  }
  paper.section('Abonos', data.deposits.length);
  for (const one of data.deposits) {
    paper.entry(`Abono de la cita ${one.appointmentId}, ${longDate(one.date)}`);
    paper.line('Monto', formatClp(one.amount));
    paper.line('Estado', depositInWords({ ...one, refunded: refundedOf(one.parts) }));
    paper.line(
      'Pagado',
      one.parts.map(({ paymentId, amount }) => `${formatClp(amount)} del pago ${paymentId}`).join(', '),
    );
    paper.line('Motivo', one.waiveReason);
  }
}

function writeHowPaid(
  paper: PdfPaper,
  one: Pick<
    PaymentForOthers,
    'tendered' | 'payerName' | 'payerRut' | 'authorizationCode' | 'documentKind' | 'documentNumber'
  >,
): void {
  paper.line('Recibido', one.tendered === null ? '' : formatClp(one.tendered));
  paper.line('Pagador', [one.payerName, one.payerRut && formatRut(one.payerRut)].filter(Boolean).join(', '));
  paper.line('Autorización', one.authorizationCode);
  paper.line(
    'Documento',
    one.documentKind ? `${DOCUMENT_LABELS[one.documentKind]} ${one.documentNumber}` : '',
  );
}

/** The sessions of a pack that the person's visits used. */
function writeUses(paper: PdfPaper, data: PersonData, pack: number): void {
  for (const { packId, usedOn, reversesId, reason } of data.packLines)
    if (packId === pack)
      paper.line(
        reversesId === null ? 'Usada' : 'Devuelta',
        reversesId === null ? longDate(usedOn) : `${longDate(usedOn)}: ${reason}`,
      );
}
