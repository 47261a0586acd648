import type { LocalDate } from '#domain/clinic-time.js';
import type { DepositPartStanding } from '#domain/money/deposit.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { LEFT } from '../account/payment-left.js';

/** A payment of a deposit, with what became of its part. */
export interface DepositPartRow extends DepositPartStanding {
  readonly method: PaymentMethod;
  /** The day on which it was paid. */
  readonly paidOn: LocalDate;
  /** Empty: the patient. */
  readonly payerName: string;
  /** The user who took it. */
  readonly staffName: string;
}

/**
 * The parts that the payments of the deposit `d` pay of it and of other deposits. What is left of a payment covers hours to
 * come first, then the oldest, as when deposits become due again; a refund therefore took the last ones.
 */
const STANDING_PARTS = `
  select c.*, least(c.missing, greatest(c."refundedOfPayment" - coalesce(sum(c.missing) over (
           partition by c."paymentId" order by c.place rows between 1 following and unbounded following), 0), 0)) as refunded
  from (
    select b.*, b.rest - b."left" as missing
    from (
      select k.*, greatest(least(k.rest, k."leftOfPayment" - coalesce(sum(k.rest) over (
               partition by k."paymentId" order by k.place rows between unbounded preceding and 1 preceding), 0)), 0) as "left"
      from (
        select q.deposit_id as "depositId", m.id as "paymentId", q.amount, m.method, m.belongs_to as "paidOn",
               m.payer_name as "payerName", u.name as "staffName",
               greatest(q.amount - used_for_deposit(q.deposit_id, m.id), 0) as rest, ${LEFT} as "leftOfPayment",
               (select coalesce(-sum(r.amount), 0) from payment r where r.refunds_id = m.id) as "refundedOfPayment",
               row_number() over (partition by m.id order by (
                 g.status in ('BOOKED', 'CONFIRMED') and g.attendance is distinct from 'NO_SHOW'
                 and claimed_by_deposit(q.deposit_id, m.id) > 0) desc, q.deposit_id) as place
        from deposit_part q join payment m on m.id = q.payment_id join staff_user u on u.id = m.staff_user_id
          join deposit e on e.id = q.deposit_id join appointment g on g.id = e.appointment_id
        where m.id in (select o.payment_id from deposit_part o where o.deposit_id = d.id)) k) b) c`;

/** How much of the deposit `d` went back. */
export const REFUNDED_OF_DEPOSIT = `(
  select coalesce(sum(s.refunded), 0)::integer from (${STANDING_PARTS}) s where s."depositId" = d.id)`;

/**
 * The charges of its appointment that the payment of the part `s` pays: first the visit, which the deposit pays by
 * itself, then others, which the rest of the payment may pay.
 */
const USES_OF_PART = `
  select u.id, u.description, u.amount, u.place, sum(u.amount) over (order by u.place) as upto
  from (select c.id, c.description, sum(x.amount) as amount, row_number() over (order by c.kind <> 'VISIT', c.id) as place
        from payment_use x join charge c on c.id = x.charge_id
        where x.payment_id = s."paymentId" and c.appointment_id = d.appointment_id
        group by c.id having sum(x.amount) <> 0) u`;

/** The parts of the deposit `d` as JSON, that of the oldest payment first. */
export const PARTS_OF_DEPOSIT = `(
  select coalesce(jsonb_agg(jsonb_build_object(
           'paymentId', s."paymentId", 'amount', s.amount, 'method', s.method, 'paidOn', s."paidOn",
           'payerName', s."payerName", 'staffName', s."staffName", 'refunded', s.refunded, 'left', s."left",
           'uses', (select coalesce(jsonb_agg(jsonb_build_object(
                             'chargeId', v.id, 'description', v.description,
                             'amount', least(v.amount, s.amount - v.before)) order by v.place), '[]')
                    from (select w.*, w.upto - w.amount as before
                          from (${USES_OF_PART}) w) v
                    where v.before < s.amount)) order by s."paymentId"), '[]')
  from (${STANDING_PARTS}) s where s."depositId" = d.id)`;
