import { changeOf, type DocumentKind, type FiscalDocument } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { Payment } from './payment.entity.js';

/** The part of a payment that pays one charge. */
export interface PaidPart {
  readonly chargeId: number;
  readonly description: string;
  readonly amount: Clp;
}

/** The document that a payment named before a correction. */
export interface DocumentCorrection {
  /** Null if it named none. */
  readonly document: FiscalDocument | null;
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
}

export interface PaymentRow extends Omit<Payment, 'documentId' | 'at'> {
  readonly patientName: string | null;
  readonly documentKind: DocumentKind | null;
  readonly documentNumber: string | null;
  readonly documentIssuerRut: string | null;
  /** The oldest first. */
  readonly documentCorrections: readonly DocumentCorrection[];
  readonly professionalName: string | null;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
  /** The refunded part of it. */
  readonly refunded: Clp;
  /** The tip that came with it, less its refunded part. */
  readonly tip: Clp;
  /** The tip that came with it, also if it went back. */
  readonly givenTip: Clp;
  /** The charges that it pays. */
  readonly uses: readonly PaidPart[];
}

/** The cash that went back when it was paid; null if it was not noted. A tip that is refunded later changes nothing. */
export const givenChange = ({
  tendered,
  amount,
  givenTip,
}: Pick<PaymentRow, 'amount' | 'givenTip' | 'tendered'>): Clp | null =>
  tendered === null ? null : changeOf(tendered, amount + givenTip);

/** Whether the payment `m` was not refunded as a whole. */
export const IS_LEFT = `m.amount > (select coalesce(-sum(b.amount), 0) from payment b where b.refunds_id = m.id)`;

/** The newest documents that were noted after their payment; null where the earlier one was a mistake. */
const LATER_DOCUMENTS = `
  select z.payment_id, z.document_id from payment_document z
  where not exists (select from payment_document l where l.payment_id = z.payment_id and l.id > z.id)`;

/** The documents that payments name, from the beginning or later. */
export const DOCUMENTS_OF_PAYMENTS = `
  select y.id as payment_id, y.document_id from payment y
  where y.document_id is not null and not exists (select from payment_document z where z.payment_id = y.id)
  union all
  select n.payment_id, n.document_id from (${LATER_DOCUMENTS}) n where n.document_id is not null`;

/** The document `d` of the payment `m`, named from the beginning or later; of a refund, that of its payment. */
export const JOIN_DOCUMENT = `
  left join payment o on o.id = m.refunds_id
  left join (${LATER_DOCUMENTS}) n on n.payment_id = coalesce(o.id, m.id)
  left join fiscal_document d on d.id =
    case when n.payment_id is null then coalesce(m.document_id, o.document_id) else n.document_id end`;

/** A document as JSON; null without one. @param d its alias */
export const documentAsJson = (d: string): string =>
  `case when ${d}.id is not null
   then jsonb_build_object('kind', ${d}.kind, 'number', ${d}.number, 'issuerRut', ${d}.issuer_rut) end`;

/** The document `b` that the payment `m` named before the later one `z`. */
export const JOIN_FORMER_DOCUMENT = `
  left join lateral (
    select e.id, e.document_id from payment_document e
    where e.payment_id = z.payment_id and e.id < z.id order by e.id desc limit 1) e on true
  left join fiscal_document b on b.id = case when e.id is null then m.document_id else e.document_id end`;

const DOCUMENT_CORRECTIONS = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'document', ${documentAsJson('b')},
    'reason', z.reason, 'at', ${asIsoInstant('z.at')}, 'staffName', v.name) order by z.id), '[]')
  from payment_document z
    join staff_user v on v.id = z.staff_user_id
    ${JOIN_FORMER_DOCUMENT}
  where z.payment_id = m.id and z.reason <> ''`;

export const SELECT_PAYMENTS = `
  select m.id, m.kind, m.method, m.patient_id as "patientId", p.name as "patientName", m.amount, m.tendered,
         m.payer_name as "payerName", m.payer_rut as "payerRut", m.authorization_code as "authorizationCode",
         d.kind as "documentKind", d.number as "documentNumber", d.issuer_rut as "documentIssuerRut",
         (${DOCUMENT_CORRECTIONS}) as "documentCorrections",
         m.professional_id as "professionalId", f.name as "professionalName", m.reason, m.belongs_to as "belongsTo", m.booked_on as "bookedOn",
         ${asIsoInstant('m.at')} as at, m.staff_user_id as "staffUserId", u.name as "staffName", m.with_id as "withId", m.refunds_id as "refundsId",
         (select coalesce(-sum(x.amount), 0)::integer from payment x where x.refunds_id = m.id) as refunded,
         (select coalesce(sum(x.amount), 0)::integer from payment x where x.with_id = m.id and x.kind = 'TIP') as tip,
         (select coalesce(sum(x.amount), 0)::integer from payment x
          where x.with_id = m.id and x.kind = 'TIP' and x.refunds_id is null) as "givenTip",
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'chargeId', c.id, 'description', c.description, 'amount', s.amount) order by c.id), '[]')
          from (select x.charge_id, sum(x.amount) as amount from payment_use x
                where x.payment_id = m.id group by x.charge_id having sum(x.amount) <> 0) s
            join charge c on c.id = s.charge_id) as uses
  from payment m
    join staff_user u on u.id = m.staff_user_id
    left join patient p on p.id = m.patient_id
    left join professional f on f.id = m.professional_id
    ${JOIN_DOCUMENT}`;
