import { DomainError, invalidField } from '#domain/errors.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { documentTaken, MONEY_MESSAGES } from '#domain/money/money.es.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { DOCUMENTS_OF_PAYMENTS, IS_LEFT, type PaymentRow, SELECT_PAYMENTS } from './payment-rows.js';
import { PaymentDocument } from './payment-document.entity.js';
import type { DocumentCorrectionInput, DocumentInput } from './payment.input.js';
import { StoredDocument } from './stored-document.entity.js';

/** The columns that decide whether a payment may name a document that another one names. */
interface DocumentedPayment {
  readonly patientId: number | null;
  readonly payerRut: string;
  readonly method: PaymentMethod;
  readonly authorizationCode: string;
  readonly belongsTo: LocalDate;
}

/** The documents, issued elsewhere, that payments name. */
@Injectable()
export class PaymentDocuments {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /**
   * Adds a document, issued later, to a payment without one, even on a closed day of the till, whose amounts don't change.
   * The document counts in the month of its payment.
   * @throws DomainError `NOT_FOUND`, `RECEIPT_IN_USE`, or `INVALID_INPUT` on `id` if it is no payment or names a document,
   *   on `document` if the clinic does not issue it
   */
  add(paymentId: number, document: DocumentInput, staff: Staff): Promise<PaymentRow> {
    return retryConflicts(() => this.addOnce(paymentId, document, staff));
  }

  @Transactional()
  protected async addOnce(paymentId: number, document: DocumentInput, staff: Staff): Promise<PaymentRow> {
    const payment = await this.lock(paymentId);
    if (payment.documentKind !== null) throw invalidField('id', MONEY_MESSAGES.hasDocument);
    return this.name(payment, document, '', staff);
  }

  /**
   * Replaces the wrong document of a payment by another one or none, even on a closed day of the till.
   * @throws DomainError `NOT_FOUND`, `RECEIPT_IN_USE`, or `INVALID_INPUT` on `id` if it is no payment or names no document,
   *   on `document` if it names that one or the clinic does not issue it
   */
  correct(paymentId: number, correction: DocumentCorrectionInput, staff: Staff): Promise<PaymentRow> {
    return retryConflicts(() => this.correctOnce(paymentId, correction, staff));
  }

  @Transactional()
  protected async correctOnce(
    paymentId: number,
    { document, reason }: DocumentCorrectionInput,
    staff: Staff,
  ): Promise<PaymentRow> {
    const payment = await this.lock(paymentId);
    const { documentKind: kind, documentNumber: number, documentIssuerRut: issuerRut } = payment;
    if (kind === null) throw invalidField('id', MONEY_MESSAGES.noDocument);
    if (document?.kind === kind && document.number === number && (document.issuerRut ?? '') === issuerRut)
      throw invalidField('document', MONEY_MESSAGES.sameDocument);
    return this.name(payment, document, reason, staff);
  }

  private async lock(paymentId: number): Promise<PaymentRow> {
    await this.sql.rows('select from payment where id = $1 for update', [paymentId]);
    const payment = await this.read(paymentId);
    if (payment.kind !== 'PAYMENT') throw invalidField('id', MONEY_MESSAGES.documentOfOther);
    return payment;
  }

  private async name(
    payment: PaymentRow,
    document: DocumentInput | null,
    reason: string,
    staff: Staff,
  ): Promise<PaymentRow> {
    await this.em.insert(PaymentDocument, {
      paymentId: payment.id,
      documentId: document && (await this.hold(document, payment)),
      reason,
      at: this.clock.now(),
      staffUserId: staff.id,
    });
    await this.live.publish({ kind: 'MONEY' });
    return this.read(payment.id);
  }

  /**
   * The id of a document, which stays locked. A document may cover several payments of one patient, and payments for
   * several patients that one payer made together: with one RUT and one method, on one day. Once its payments are refunded,
   * it is free again: it was noted for the wrong patient.
   * @throws DomainError `RECEIPT_IN_USE`, or `INVALID_INPUT` on `document` if the clinic does not issue it
   */
  async hold(
    { kind, number, issuerRut }: DocumentInput,
    { patientId, payerRut, method, authorizationCode, belongsTo }: DocumentedPayment,
  ): Promise<number> {
    if (!(await this.clinic.issuedDocuments()).includes(kind))
      throw invalidField('document', MONEY_MESSAGES.notIssued);
    const issuer = issuerRut ?? '';
    await this.sql.rows(
      `insert into fiscal_document (kind, issuer_rut, number) values ($1, $2, $3) on conflict do nothing`,
      [kind, issuer, number],
    );
    // Locked, because two patients may take a free one at once.
    const document = await this.em.findOneOrFail(
      StoredDocument,
      { kind, issuerRut: issuer, number },
      FOR_UPDATE,
    );
    const [other] = await this.sql.rows<{ belongsTo: string }>(
      `select m.belongs_to as "belongsTo"
       from (${DOCUMENTS_OF_PAYMENTS}) n join payment m on m.id = n.payment_id
       where n.document_id = $1 and ($2::integer is null or m.patient_id is distinct from $2) and ${IS_LEFT}
         and ($3 = '' or (m.payer_rut, m.method, m.authorization_code, m.belongs_to) <> ($3, $4, $5, $6::date))
       order by m.id limit 1`,
      [document.id, patientId, payerRut, method, authorizationCode, belongsTo],
    );
    if (other)
      throw new DomainError('RECEIPT_IN_USE', { message: documentTaken(kind, number, other.belongsTo) });
    return document.id;
  }

  /** @throws DomainError `NOT_FOUND` */
  private async read(id: number): Promise<PaymentRow> {
    const [payment] = await this.sql.rows<PaymentRow>(`${SELECT_PAYMENTS} where m.id = $1`, [id]);
    if (!payment) throw new DomainError('NOT_FOUND', { message: MONEY_MESSAGES.paymentNotFound });
    return payment;
  }
}
