import type { LocalDate } from '#domain/clinic-time.js';
import { addDays } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../auth/random-token.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { type AppointmentEvent, AppointmentEvents } from '../appointment-events.js';
import { type AppointmentRow, SELECT_APPOINTMENTS } from '../appointment.row.js';

/** What a link was issued for: the response to a booking, or one message. */
type LinkPurpose = 'BOOKING' | 'MESSAGE';

/** A link stops working when its appointment begins; its row is kept only in case the appointment is moved. */
const KEPT_DAYS = 30;
const BATCH_SIZE = 1_000;

/**
 * Links that let the owner of an appointment view and change it without logging in. Only the tokens' hashes are stored,
 * so a link given to somebody else can't be reconstructed.
 */
@Injectable()
export class AppointmentLinks implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly events: AppointmentEvents,
  ) {}

  onModuleInit(): void {
    this.events.onEvent((event) => this.withdrawFromFormer(event));
  }

  /** Issues the first link to an appointment, in the transaction that makes it. @returns its token. */
  async issueFirst(appointmentId: number): Promise<string> {
    const token = randomToken();
    await this.sql.put(
      `insert into appointment_link (token_hash, appointment_id, purpose, created_at) values ($1, $2, 'BOOKING', $3)`,
      [hashOfToken(token), appointmentId, this.clock.now()],
    );
    return token;
  }

  /**
   * Issues another link to an appointment; earlier ones stay valid.
   * @returns its token; undefined if the appointment is gone.
   */
  async issue(appointmentId: number, purpose: LinkPurpose): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // If the appointment is deleted in the meantime, this returns no row instead of a foreign key error.
      `insert into appointment_link (token_hash, appointment_id, purpose, created_at)
       select $1, a.id, $3, $4 from (select id from appointment where id = $2 for key share) a
       returning appointment_id`,
      [hashOfToken(token), appointmentId, purpose, this.clock.now()],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The appointment of a link, until it begins; undefined for anything that is not a valid token. */
  async find(token: string): Promise<AppointmentRow | undefined> {
    const [found] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS} join appointment_link l on l.appointment_id = a.id where l.token_hash = $1`,
      [hashOfToken(token)],
    );
    return found && !isPast(found.date, found.startMinute, this.clock.wall()) ? found : undefined;
  }

  /** Removes links to appointments that ended long ago. */
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

  /** When staff give an appointment to another patient, the former one's links are revoked. */
  private async withdrawFromFormer(event: AppointmentEvent): Promise<void> {
    if (event.kind !== 'CHANGED' || event.before.patientId === event.appointment.patientId) return;
    await this.sql.rows('delete from appointment_link where appointment_id = $1', [event.appointment.id]);
  }
}
