import { asIsoInstant } from '../../foundation/database/sql.js';
import { IS_OF_VISIT, IS_PAID_BY_HAND } from '../charges/charge-rows.js';
import { LEFT } from '../account/payment-left.js';
import { PARTS_OF_DEPOSIT } from './deposit-part-rows.js';

/**
 * Payments of the patient of the appointment `a` with what is left of each for another deposit: all but what the deposits
 * of hours to come need.
 */
export const CREDITS_FOR_DEPOSIT = `
  select k."paymentId", k.amount from (
    select m.id as "paymentId", (${LEFT} - held_for_deposits(m.id, null))::integer as amount
    from payment m where m.patient_id = a.patient_id and m.kind = 'PAYMENT') k
  where k.amount > 0`;

/** Whether the patient's credit suffices for the unpaid deposit `d` of the appointment `a`; staff then decide. */
export const CREDIT_COVERS = `(
  d.state = 'PENDING' and a.status in ('BOOKED', 'CONFIRMED')
  and d.amount <= coalesce((select sum(v.amount) from (${CREDITS_FOR_DEPOSIT}) v), 0))`;

/** The shown state of the deposit `d` with the proof `f`. */
export const SHOWN_STATE = `case when d.state = 'PENDING' and f.deposit_id is not null then 'REVIEW' else d.state end`;

/**
 * Whether the deposit `d` is neither received nor waived, and its visit has not been paid ahead in another way by at
 * least as much.
 */
export const IS_UNPAID = `(d.state = 'PENDING' and d.amount > (
  select coalesce(sum(x.amount), 0) from payment_use x join charge c on c.id = x.charge_id
  where c.appointment_id = d.appointment_id and c.kind = 'VISIT'))`;

/** The amount of part `q` (of payment `m`) that the received deposit `d` may still use; none if negative. */
const USABLE_BY_DEPOSIT = `least(q.amount - used_for_deposit(d.id, m.id), ${LEFT} - held_for_deposits(m.id, d.id))`;

/** The amount that payment `m` paid of the visit of deposit `d` and gets back if the visit does not take place. */
const FREED = `(
  select coalesce(sum(x.amount), 0) from payment_use x join charge c on c.id = x.charge_id
  where x.payment_id = m.id and c.appointment_id = d.appointment_id and ${IS_OF_VISIT} and not ${IS_PAID_BY_HAND})`;

/**
 * The amount of deposit `d` that the clinic keeps; of a received one, the amount that it would keep if the visit did not
 * take place. The rest has paid something else or went back.
 */
export const KEPT_OF_DEPOSIT = `case d.state
  when 'KEPT' then (select c.amount from charge c where c.id = d.kept_charge_id)
  when 'RECEIVED' then (
    select coalesce(sum(greatest(k.amount, 0)), 0)::integer from (
      select ${USABLE_BY_DEPOSIT} + ${FREED} as amount
      from deposit_part q join payment m on m.id = q.payment_id where q.deposit_id = d.id) k)
  else 0 end`;

/** A condition on the deposit `d`, its appointment `a` and its patient `p` follows. */
export const SELECT_DEPOSITS = `
  select a.id as "appointmentId", a.date, a.start_minute as "startMinute", a.treatment, a.status,
         a.patient_id as "patientId", p.name as "patientName", d.amount, ${SHOWN_STATE} as state,
         coalesce(a.attendance = 'NO_SHOW', false) as "isNoShow", f.kind as "proofKind",
         ${CREDIT_COVERS} as "creditCovers", ${KEPT_OF_DEPOSIT} as kept,
         ${asIsoInstant('d.release_at')} as "releaseAt",
         ${PARTS_OF_DEPOSIT} as parts,
         d.waive_reason as "waiveReason", ${asIsoInstant('d.decided_at')} as "decidedAt", u.name as "decidedByName"
  from deposit d
    join appointment a on a.id = d.appointment_id
    join patient p on p.id = a.patient_id
    left join deposit_proof f on f.deposit_id = d.id
    left join staff_user u on u.id = d.decided_by`;

/** Received deposits become due again. @param which SQL: their ids */
const dueAgain = (which: string): string => `
  with due as (${which}), freed as (delete from deposit_part where deposit_id in (select id from due))
  update deposit set state = 'PENDING', release_at = null, decided_at = null, decided_by = null
  where id in (select id from due)`;

/** Deposits of the patient `$1` that another one paid, or that they paid for another one, are due again. */
export const SEPARATE_DEPOSITS = dueAgain(`
  select d.id from deposit d join appointment a on a.id = d.appointment_id
    join deposit_part q on q.deposit_id = d.id join payment m on m.id = q.payment_id
  where d.state = 'RECEIVED' and m.patient_id is distinct from a.patient_id and $1 in (a.patient_id, m.patient_id)`);

/**
 * The received deposits of the payments `$1`, with what each one used of them, what it still claims, and all claims up to
 * its own: hours to come are first, then the oldest.
 */
const CLAIMS = `
  select d.id, ${LEFT} as "left", used_for_deposit(d.id, m.id) as used, claimed_by_deposit(d.id, m.id) as claim,
         sum(claimed_by_deposit(d.id, m.id)) over (
           partition by m.id
           order by (a.status in ('BOOKED', 'CONFIRMED') and a.attendance is distinct from 'NO_SHOW') desc, d.id) as upto
  from deposit_part q join payment m on m.id = q.payment_id join deposit d on d.id = q.deposit_id
    join appointment a on a.id = d.appointment_id
  where m.id = any($1) and d.state = 'RECEIVED'`;

/** Deposits of the payments `$1` are due again if these have not enough left for them. */
export const DUE_IF_LESS_LEFT = dueAgain(
  `select k.id from (${CLAIMS}) k where k.claim > 0 and k.upto > k."left"`,
);

/** Deposits of the payments `$1` are due again if these have nothing left for them. */
export const DUE_IF_NOTHING_LEFT = dueAgain(
  `select k.id from (${CLAIMS}) k where k.used = 0 and k.upto - k.claim >= k."left"`,
);

/** The payments of which the received deposit `$1` may still use a part, the oldest first. */
export const LEFT_FOR_DEPOSIT = `
  select k."paymentId", k.amount from (
    select m.id as "paymentId",
           ${USABLE_BY_DEPOSIT}::integer as amount
    from deposit d join deposit_part q on q.deposit_id = d.id join payment m on m.id = q.payment_id
    where d.id = $1 and d.state = 'RECEIVED') k
  where k.amount > 0 order by k."paymentId"`;
