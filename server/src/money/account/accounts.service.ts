import { may } from '#domain/access/rights.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import type { OpenCharge } from '#domain/money/account.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { isListed } from '../../patients/patient.row.js';
import type { DebtorsInput } from './account.input.js';
import { type ChargeRow, SELECT_CHARGES, STANDS } from '../charges/charge-rows.js';
import { LEFT } from './payment-left.js';
import { reservedPayments } from './reserved-payments.js';

export interface Account {
  readonly patientId: number;
  /** The unpaid part of all open charges. */
  readonly owed: Clp;
  /** The part of the payments that pays no charge yet. */
  readonly credit: Clp;
  /** The part of the credit that is the deposit of an appointment not yet charged. It pays nothing else. */
  readonly reserved: Clp;
  /** The day of the oldest charge that is not paid. */
  readonly owedSince: LocalDate | null;
}

export interface Debtor extends Account {
  readonly patientName: string;
  readonly patientPhone: string;
}

export interface PaymentUseRow {
  readonly paymentId: number;
  readonly chargeId: number;
  /** Negative where it was taken back. */
  readonly amount: Clp;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** A payment with the part of it that pays no charge. */
export interface Credit {
  readonly id: number;
  readonly amount: Clp;
}

/** Whether the charge `c` is unpaid in part; `u` has the paid amount. */
const OPEN = `${STANDS} and c.amount > coalesce(u.amount, 0)`;
/** The debt of the patient `$1`. */
const OWED = `
  select coalesce(sum(c.amount - coalesce(u.amount, 0)), 0)::float8 as owed, min(c.belongs_to) as "owedSince"
  from charge c
    left join lateral (select sum(x.amount) as amount from payment_use x where x.charge_id = c.id) u on true
  where c.patient_id = $1 and ${OPEN}`;
/** @param id the SQL of the patient's id */
const creditOf = (id: string): string => `
  select (coalesce((select sum(m.amount) from payment m where m.patient_id = ${id} and m.kind <> 'TIP'), 0)
    - coalesce((select sum(x.amount) from payment_use x join payment y on y.id = x.payment_id
                where y.patient_id = ${id}), 0))::float8 as credit,
    (select coalesce(sum(v.amount), 0) from (${reservedPayments(id)}) v)::float8 as reserved`;

const OLDEST_FIRST: PageOrder<Debtor> = {
  name: 'DEBTORS',
  kinds: ['day', 'integer'],
  keysOf: ({ owedSince, patientId }) => [owedSince, patientId],
};

/** Patients' balances. They are not stored: they are sums of charges, payments and uses. */
@Injectable()
export class Accounts {
  constructor(private readonly sql: Sql) {}

  /** Patients without lines owe nothing, and neither do unknown ones. */
  async of(patientId: number): Promise<Account> {
    const [account] = await this.sql.rows<Omit<Account, 'patientId'>>(
      `select o.*, k.credit, k.reserved from (${OWED}) o cross join (${creditOf('$1')}) k`,
      [patientId],
    );
    return { patientId, owed: 0, credit: 0, reserved: 0, owedSince: null, ...account };
  }

  charges(patientId: number): Promise<ChargeRow[]> {
    return this.sql.rows<ChargeRow>(`${SELECT_CHARGES} where c.patient_id = $1 order by c.id desc`, [
      patientId,
    ]);
  }

  /** The parts of a patient's payments with the charges that they pay, including parts that were taken back. */
  uses(patientId: number): Promise<PaymentUseRow[]> {
    return this.sql.rows<PaymentUseRow>(
      `select u.payment_id as "paymentId", u.charge_id as "chargeId", u.amount, ${asIsoInstant('u.at')} as at
       from payment_use u join payment m on m.id = u.payment_id where m.patient_id = $1 order by u.id`,
      [patientId],
    );
  }

  chargesOfAppointment(appointmentId: number): Promise<ChargeRow[]> {
    return this.sql.rows<ChargeRow>(`${SELECT_CHARGES} where c.appointment_id = $1 order by c.id`, [
      appointmentId,
    ]);
  }

  /** Unblocked patients with debts, the oldest debt first, with their phones for users who may read patients. */
  debtors(page: DebtorsInput, staff: SignedInStaff): Promise<Page<Debtor>> {
    const seesPhones = may(staff.rights, 'PATIENTS', 'READ');
    return readPage(page, OLDEST_FIRST, (count, after) =>
      this.sql.rows<Debtor>(
        `select p.id as "patientId", p.name as "patientName", 
                case when $4::boolean then p.phone else '' end as "patientPhone", o.owed, o."owedSince", k.credit,
                k.reserved
         from (
           select c.patient_id, sum(c.amount - coalesce(u.amount, 0))::float8 as owed,
                  min(c.belongs_to) as "owedSince"
           from charge c
             -- Of all charges at once: one lookup for each charge takes several times as long.
             left join (select x.charge_id, sum(x.amount) as amount from payment_use x group by x.charge_id) u
               on u.charge_id = c.id
           where c.patient_id is not null and ${OPEN} and ${isListed('c.patient_id')}
           group by c.patient_id
           having $2::date is null or (min(c.belongs_to), c.patient_id) > ($2::date, $3::integer)
           order by min(c.belongs_to), c.patient_id limit $1) o
           join patient p on p.id = o.patient_id
           cross join lateral (${creditOf('p.id')}) k
         order by o."owedSince", p.id`,
        [count, after?.[0] ?? null, after?.[1] ?? null, seesPhones],
      ),
    );
  }

  /**
   * Locks charges that are not paid, so that no other payment pays them until the transaction ends.
   * @param ids null for all of the patient.
   * @throws DomainError `INVALID_INPUT` on `chargeIds` if one is unknown or another person's
   */
  async lockOpen(patientId: number | null, ids: readonly number[] | null): Promise<OpenCharge[]> {
    const held = await this.sql.rows<{ isOwn: boolean }>(
      `select patient_id is not distinct from $1 as "isOwn" from charge
       where (id = any($2::integer[]) or $2 is null and patient_id = $1) and reverses_id is null
       order by id for update`,
      [patientId, ids],
    );
    if (ids && held.filter(({ isOwn }) => isOwn).length < ids.length)
      throw invalidField('chargeIds', MONEY_MESSAGES.otherCharges);
    return this.sql.rows<OpenCharge>(
      `select o.id, o."belongsTo", o.owed from (${SELECT_CHARGES}
       where (c.id = any($2::integer[]) or $2 is null and c.patient_id = $1) and c.patient_id is not distinct from $1) o
       where o.owed > 0`,
      [patientId, ids],
    );
  }

  /** Locks a patient's payments. @returns those with a part that pays no charge, the oldest first. */
  async lockCredits(patientId: number): Promise<Credit[]> {
    await this.sql.rows(`select from payment where patient_id = $1 order by id for update`, [patientId]);
    return this.sql.rows<Credit>(
      `select * from (
         select m.id, ${LEFT}::integer as amount from payment m where m.patient_id = $1 and m.kind = 'PAYMENT') as credit
       where amount > 0 order by id`,
      [patientId],
    );
  }
}
