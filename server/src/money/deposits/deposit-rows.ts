import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { DepositState } from '#domain/money/deposit.js';
import type { Clp } from '#domain/stock/clp.js';
import { asIsoInstant } from '../../foundation/database/sql.js';

/** A deposit with the appointment that it is for. */
export interface DepositRow {
  readonly appointmentId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly treatment: string;
  readonly status: AppointmentStatus;
  readonly patientId: number;
  readonly patientName: string;
  readonly amount: Clp;
  readonly state: DepositState;
  /** Whether the patient did not come, so that the clinic may keep it. */
  readonly isNoShow: boolean;
  readonly proofKind: 'PHOTO' | 'DOCUMENT' | null;
  /** Whether it is unpaid, and the patient's credit suffices for it. */
  readonly creditCovers: boolean;
  /** ISO 8601 in UTC; null if its hour is not released. */
  readonly releaseAt: string | null;
  readonly paymentId: number | null;
  readonly waiveReason: string;
  /** ISO 8601 in UTC. */
  readonly decidedAt: string | null;
  /** Null for the system and for visitors. */
  readonly decidedByName: string | null;
}

/** The part of the payment `m` that pays no charge. */
const LEFT = `(m.amount
  + (select coalesce(sum(r.amount), 0) from payment r
     where r.refunds_id = m.id or r.with_id = m.id and r.kind = 'ROUNDING')
  - (select coalesce(sum(x.amount), 0) from payment_use x where x.payment_id = m.id))`;

/**
 * Payments of the patient of the appointment `a` with enough left for the deposit `d`, the oldest first. The deposit of
 * another hour counts only if that hour was cancelled or the patient did not come.
 */
export const CREDITS_FOR_DEPOSIT = `
  select m.id from payment m
  where m.patient_id = a.patient_id and m.kind = 'PAYMENT'
    and d.amount <= ${LEFT}
    and not exists (
      select from deposit o join appointment b on b.id = o.appointment_id
      where o.payment_id = m.id
        and not (o.state = 'RECEIVED' and (b.status = 'CANCELLED' or coalesce(b.attendance = 'NO_SHOW', false))))
  order by m.id`;

/** Whether the patient's credit suffices for the unpaid deposit `d` of the appointment `a`; staff then decide. */
export const CREDIT_COVERS = `(d.state = 'PENDING' and a.status in ('BOOKED', 'CONFIRMED') and exists (${CREDITS_FOR_DEPOSIT}))`;

/** The shown state of the deposit `d` with the proof `f`. */
export const SHOWN_STATE = `case when d.state = 'PENDING' and f.deposit_id is not null then 'REVIEW' else d.state end`;

/** A condition on the deposit `d`, its appointment `a` and its patient `p` follows. */
export const SELECT_DEPOSITS = `
  select a.id as "appointmentId", a.date, a.start_minute as "startMinute", a.treatment, a.status,
         a.patient_id as "patientId", p.name as "patientName", d.amount, ${SHOWN_STATE} as state,
         coalesce(a.attendance = 'NO_SHOW', false) as "isNoShow", f.kind as "proofKind",
         ${CREDIT_COVERS} as "creditCovers",
         ${asIsoInstant('d.release_at')} as "releaseAt", d.payment_id as "paymentId",
         d.waive_reason as "waiveReason", ${asIsoInstant('d.decided_at')} as "decidedAt", u.name as "decidedByName"
  from deposit d
    join appointment a on a.id = d.appointment_id
    join patient p on p.id = a.patient_id
    left join deposit_proof f on f.deposit_id = d.id
    left join staff_user u on u.id = d.decided_by`;

/**
 * Whether the deposit `d` is neither received nor waived, and its visit has not been paid ahead in another way by at
 * least as much.
 */
export const IS_UNPAID = `(d.state = 'PENDING' and d.amount > (
  select coalesce(sum(x.amount), 0) from payment_use x join charge c on c.id = x.charge_id
  where c.appointment_id = d.appointment_id and c.kind = 'VISIT'))`;

/** Deposits of the patient `$1` that another one paid, or that they paid for another one, are due again. */
export const SEPARATE_DEPOSITS = `
  update deposit d
  set state = 'PENDING', payment_id = null, release_at = null, decided_at = null, decided_by = null
  from appointment a, payment m
  where a.id = d.appointment_id and m.id = d.payment_id and d.state = 'RECEIVED'
    and m.patient_id is distinct from a.patient_id and $1 in (a.patient_id, m.patient_id)`;

/** The part of the charge `c` that was paid with a deposit. */
export const PAID_BY_DEPOSIT = `(
  select coalesce(sum(x.amount), 0)::integer
  from payment_use x join deposit d on d.payment_id = x.payment_id
  where x.charge_id = c.id and d.appointment_id = c.appointment_id)`;

/** Whether the charge `c` is for a deposit that the clinic keeps. */
export const KEEPS_DEPOSIT = `exists (select from deposit d where d.kept_charge_id = c.id)`;

/** The patient's payments that are deposits of appointments not yet charged, with the needed part of each. */
export const reservedPayments = (patientId: string): string => `
  select m.id, least(d.amount, ${LEFT})::integer as amount
  from deposit d join appointment a on a.id = d.appointment_id join payment m on m.id = d.payment_id
  where d.state = 'RECEIVED' and a.patient_id = ${patientId} and a.status in ('BOOKED', 'CONFIRMED')
    and a.attendance is distinct from 'NO_SHOW'
    and not exists (select from charge c where c.appointment_id = a.id and c.kind = 'VISIT' and c.reverses_id is null
                      and not exists (select from charge r where r.reverses_id = c.id))`;
