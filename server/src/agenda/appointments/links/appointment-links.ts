import type { LocalDate } from '#domain/clinic-time.js';
import { addDays } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../../access/tokens/random-token.js';
import { Clock } from '../../../foundation/clock.js';
import { Sql } from '../../../foundation/database/sql.js';
import { type AppointmentRow, SELECT_APPOINTMENTS } from '../appointment.row.js';

type LinkPurpose = 'BOOKING' | 'MESSAGE';

/** A link stops working when its appointment begins; its row is kept only in case the appointment is moved. */
const KEPT_DAYS = 30;
const BATCH_SIZE = 1_000;

/**
 * Links that let the owner of an appointment view and change it without logging in. Only the tokens' hashes are stored,
 * so a link that was sent can't be reconstructed. The database deletes an appointment's links when the appointment
 * passes to another patient.
 */
@Injectable()
export class AppointmentLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues the link of a booking, in the transaction that makes it.
   * @returns its token.
   */
  async issueFirst(appointmentId: number): Promise<string> {
    const token = await this.issue(appointmentId, 'BOOKING');
    if (token === undefined) throw new Error('an appointment of this transaction is gone');
    return token;
  }

  /**
   * Issues another link. A booking has one link, so a new one replaces it; links of messages stay valid.
   * @param patientId the patient it is for; absent: the appointment's present patient.
   * @returns its token; undefined if the appointment is gone or is not this patient's.
   */
  async issue(appointmentId: number, purpose: LinkPurpose, patientId?: number): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // Locked, so that no link for the former patient is inserted while the appointment passes to another patient (the
      // key that clinical records refer to includes the patient).
      `insert into appointment_link (token_hash, appointment_id, purpose, created_at)
       select $1, a.id, $3, $4
       from (select id from appointment where id = $2 and patient_id = coalesce($5, patient_id) for key share) a
       on conflict (appointment_id) where purpose = 'BOOKING'
       do update set token_hash = excluded.token_hash, created_at = excluded.created_at
       returning appointment_id`,
      [hashOfToken(token), appointmentId, purpose, this.clock.now(), patientId ?? null],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The appointment of a link, until it begins; undefined if the token is not valid. */
  async find(token: string): Promise<AppointmentRow | undefined> {
    const [found] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS} join appointment_link l on l.appointment_id = a.id where l.token_hash = $1`,
      [hashOfToken(token)],
    );
    return found && !isPast(found.date, found.startMinute, this.clock.wall()) ? found : undefined;
  }

  /** Invalidates all links to a patient's appointments. */
  async deleteOf(patientId: number): Promise<void> {
    await this.sql.rows(
      'delete from appointment_link where appointment_id in (select id from appointment where patient_id = $1)',
      [patientId],
    );
  }

  async deleteOld(): Promise<void> {
    const before: LocalDate = addDays(this.clock.wall().date, -KEPT_DAYS);
    let removed: number;
    do {
      const rows = await this.sql.rows(
        `delete from appointment_link where token_hash in (
           select l.token_hash from appointment_link l join appointment a on a.id = l.appointment_id
           where a.date < $1 limit $2) returning 1 as one`,
        [before, BATCH_SIZE],
      );
      removed = rows.length;
    } while (removed === BATCH_SIZE);
  }
}
