import { instantOf, type LocalDate } from '#domain/clinic-time.js';
import { dueBefore, type RetentionMonths } from '#domain/privacy/retention.js';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../access/security-log/security-log.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { ERASE_MESSAGES, IS_ERASABLE } from '../../messages/outbox/erase-messages.js';
import { PatientsService } from '../../patients/patients.service.js';

export interface RetentionCounts {
  readonly messages: number;
  readonly securityEvents: number;
  readonly visitors: number;
}

export interface DueVisitor {
  readonly id: number;
  readonly name: string;
  /** The day of the last appointment, or the day the patient was created. */
  readonly lastOn: LocalDate;
}

/** The most that one transaction removes, so that other transactions don't wait long for its locks. */
const BATCH_SIZES = { messages: 500, securityEvents: 1_000, visitors: 20 };

/**
 * Whether the message `m` is due: both it and the time it is about are before the day `$2`. `$3` is the clinic's zone.
 */
const IS_DUE_MESSAGE = `(${IS_ERASABLE} and m.date < $2::date and (m.created_at at time zone $3)::date < $2::date)`;

/**
 * Whether the patient `p` is due: created by the booking page before the day `$1`, with no appointment since, no
 * completed one, no health data, no waiting-list entry, no block, no money, and no unanswered request. Requests not linked to a
 * patient count by e-mail or RUT. `$2` is the clinic's zone.
 */
const IS_DUE_VISITOR = `(
  p.made_by_visitor and (p.created_at at time zone $2)::date < $1::date
  and not exists (
    select from appointment a where a.patient_id = p.id and (a.status = 'COMPLETED' or a.date >= $1::date))
  and not exists (select from waiting_entry w where w.patient_id = p.id and w.ended_at is null)
  and not exists (select from clinical_record r where r.patient_id = p.id)
  and not exists (select from photo f where f.patient_id = p.id)
  and not exists (select from consent_answer c where c.patient_id = p.id)
  and not exists (select from intake i where i.patient_id = p.id)
  and not exists (select from patient_condition_version v where v.patient_id = p.id)
  and not exists (select from patient_alert l where l.patient_id = p.id)
  and not exists (select from patient_block b where b.patient_id = p.id and b.lifted_at is null)
  and not exists (select from charge c where c.patient_id = p.id)
  and not exists (select from payment m where m.patient_id = p.id)
  and not exists (select from pack_gift g where g.patient_id = p.id)
  and not exists (
    select from privacy_request q
    where q.answered_at is null
      and (q.patient_id = p.id or lower(q.email) = lower(p.email)
           or regexp_replace(upper(q.rut), '[^0-9K]', '', 'g') = p.rut)))`;

/** Data old enough to be removed (Ley 19.628, article 3). The same conditions count and remove them. */
@Injectable()
export class DueData {
  constructor(
    private readonly sql: Sql,
    private readonly securityLog: SecurityLog,
    private readonly patients: PatientsService,
    private readonly clock: Clock,
  ) {}

  async count(months: RetentionMonths): Promise<RetentionCounts> {
    const { date } = this.clock.wall();
    const [messages] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from outbound_message m
       where $1::timestamptz is not null and ${IS_DUE_MESSAGE}`,
      this.messageValues(months, date),
    );
    const [visitors] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from patient p where ${IS_DUE_VISITOR}`,
      this.visitorValues(months, date),
    );
    const securityLogUntil = this.securityLogUntil(months, date);
    return {
      messages: messages?.count ?? 0,
      securityEvents: securityLogUntil ? await this.securityLog.countBefore(securityLogUntil) : 0,
      visitors: visitors?.count ?? 0,
    };
  }

  /** The visitors who are due, the longest absent first. */
  visitors(months: RetentionMonths, most: number): Promise<DueVisitor[]> {
    return this.sql.rows<DueVisitor>(
      `select p.id, p.name,
              greatest((p.created_at at time zone $2)::date,
                       (select max(a.date) from appointment a where a.patient_id = p.id)) as "lastOn"
       from patient p where ${IS_DUE_VISITOR} order by "lastOn", p.id limit $3`,
      [...this.visitorValues(months, this.clock.wall().date), most],
    );
  }

  /**
   * Removes some of the due data, in the caller's transaction. @returns the numbers removed; all 0 once nothing is
   * left.
   */
  async removeSome(months: RetentionMonths): Promise<RetentionCounts> {
    const { date } = this.clock.wall();
    const securityLogUntil = this.securityLogUntil(months, date);
    return {
      messages: await this.eraseMessages(months, date),
      securityEvents: securityLogUntil
        ? await this.securityLog.removeBefore(securityLogUntil, BATCH_SIZES.securityEvents)
        : 0,
      visitors: await this.deleteVisitors(months, date),
    };
  }

  private async eraseMessages(months: RetentionMonths, today: LocalDate): Promise<number> {
    const erased = await this.sql.rows(
      `${ERASE_MESSAGES} and m.id in (
         select m.id from outbound_message m where ${IS_DUE_MESSAGE} order by m.id limit $4 for update skip locked)
       returning m.id`,
      [...this.messageValues(months, today), BATCH_SIZES.messages],
    );
    return erased.length;
  }

  private async deleteVisitors(months: RetentionMonths, today: LocalDate): Promise<number> {
    const values = this.visitorValues(months, today);
    const held = await this.sql.rows<{ id: number }>(
      `select p.id from patient p where ${IS_DUE_VISITOR} order by p.id limit $3 for update skip locked`,
      [...values, BATCH_SIZES.visitors],
    );
    // Checked again under the lock: a visitor may have got an appointment in between.
    const due = await this.sql.rows<{ id: number }>(
      `select p.id from patient p where p.id = any($3) and ${IS_DUE_VISITOR} order by p.id`,
      [...values, held.map(({ id }) => id)],
    );
    for (const { id } of due) await this.patients.remove(id);
    return due.length;
  }

  private messageValues({ messageMonths }: RetentionMonths, today: LocalDate): unknown[] {
    return [this.clock.now(), dueBefore(messageMonths, today), this.clock.timeZone];
  }

  private visitorValues({ visitorMonths }: RetentionMonths, today: LocalDate): unknown[] {
    return [dueBefore(visitorMonths, today), this.clock.timeZone];
  }

  private securityLogUntil({ securityLogMonths }: RetentionMonths, today: LocalDate): Date | undefined {
    const day = dueBefore(securityLogMonths, today);
    return day === null ? undefined : instantOf({ date: day, minutes: 0 }, this.clock.timeZone);
  }
}
