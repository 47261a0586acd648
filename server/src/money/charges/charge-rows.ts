import type { Clp } from '#domain/stock/clp.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { Charge } from './charge.entity.js';
import { KEEPS_DEPOSIT, PAID_BY_DEPOSIT } from './paid-by-deposit.js';
import { JOIN_RENTING } from './renting.js';

export interface ChargeRow extends Omit<Charge, 'at' | 'staffUserId'> {
  /** Null for a sale without a patient, and after a suppression. */
  readonly patientName: string | null;
  readonly professionalName: string | null;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string | null;
  readonly isReversed: boolean;
  /** Whether it is the own income of a professional who rents a box. */
  readonly isOfRenter: boolean;
  readonly paid: Clp;
  /** The part of it that a deposit paid by itself. */
  readonly paidByDeposit: Clp;
  /** Whether it is for a deposit that the clinic keeps. */
  readonly keepsDeposit: boolean;
  /** Whether its price still belongs to the end of its visit: that made it, and its day of the till is open. */
  readonly isPriceOpen: boolean;
  /** Nothing once it is reversed. */
  readonly owed: Clp;
}

/** Whether the charge `c` counts: it takes none back, and none takes it back. */
export const STANDS = `c.reverses_id is null and not exists (select from charge r where r.reverses_id = c.id)`;

/** Whether the charge `c` counts, and is that of an appointment's treatment. */
export const IS_OF_VISIT = `c.kind = 'VISIT' and ${STANDS}`;

/** Whether more was paid of the charge `c` than its deposit, which pays by itself. */
export const IS_PAID_BY_HAND = `(
  (select coalesce(sum(y.amount), 0) from payment_use y where y.charge_id = c.id) > ${PAID_BY_DEPOSIT})`;

/** Whether the appointment `a` is a visit that took place and was not charged. */
export const IS_UNCHARGED = `a.status = 'COMPLETED' and a.attendance is distinct from 'NO_SHOW'
  and not exists (select from charge c where c.appointment_id = a.id and ${IS_OF_VISIT})`;

export const SELECT_CHARGES = `
  select c.id, c.kind, c.patient_id as "patientId", p.name as "patientName", c.appointment_id as "appointmentId",
         c.professional_id as "professionalId", f.name as "professionalName", c.treatment_id as "treatmentId",
         c.supply_id as "supplyId", c.quantity, c.description, c.list_price as "listPrice", c.discount, c.amount, c.tax, c.reason,
         c.belongs_to as "belongsTo", c.booked_on as "bookedOn", ${asIsoInstant('c.at')} as at, u.name as "staffName",
         c.automatic, c.reverses_id as "reversesId", r.id is not null as "isReversed",
         renting.professional_id is not null as "isOfRenter", paid.amount as paid,
         ${PAID_BY_DEPOSIT} as "paidByDeposit", ${KEEPS_DEPOSIT} as "keepsDeposit",
         c.automatic and c.reverses_id is null and r.id is null and y.is_closed is not true as "isPriceOpen",
         case when c.reverses_id is null and r.id is null then c.amount - paid.amount else 0 end as owed
  from charge c
    ${JOIN_RENTING}
    left join cash_day y on y.day = c.booked_on
    left join charge r on r.reverses_id = c.id
    left join patient p on p.id = c.patient_id
    left join professional f on f.id = c.professional_id
    left join staff_user u on u.id = c.staff_user_id
    cross join lateral (select coalesce(sum(x.amount), 0)::integer as amount from payment_use x where x.charge_id = c.id) paid`;
