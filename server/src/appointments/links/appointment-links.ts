import type { LocalDate } from '#domain/clinic-time.js';
import { addDays } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../auth/random-token.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { type AppointmentEvent, AppointmentEvents } from '../appointment-events.js';
import { type AppointmentRow, SELECT_APPOINTMENTS } from '../appointment.row.js';

/** What a link was made for: the answer to a booking, or one message. */
type LinkPurpose = 'BOOKING' | 'MESSAGE';

/** A link says nothing once its appointment has begun; its row is only kept while the appointment may still be moved. */
const KEPT_DAYS = 30;
const AT_ONCE = 1_000;

/**
 * Links by which whoever has an appointment sees and changes it without logging in. Only the tokens' hashes are stored,
 * so nobody can make a link that was given to somebody else.
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

  /**
   * Makes another link to an appointment; the earlier ones stay good.
   * @returns its token; undefined where the appointment is gone.
   */
  async issue(appointmentId: number, purpose: LinkPurpose): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // One that is deleted meanwhile gives no row, rather than a broken reference.
      `insert into appointment_link (token_hash, appointment_id, purpose, created_at)
       select $1, a.id, $3, $4 from (select id from appointment where id = $2 for key share) a
       returning appointment_id`,
      [hashOfToken(token), appointmentId, purpose, this.clock.now()],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The appointment of a link, until it begins; undefined for any text that is not the token of such a link. */
  async find(token: string): Promise<AppointmentRow | undefined> {
    const [found] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS} join appointment_link l on l.appointment_id = a.id where l.token_hash = $1`,
      [hashOfToken(token)],
    );
    return found && !isPast(found.date, found.startMinute, this.clock.wall()) ? found : undefined;
  }

  /** Removes links to appointments that are long over. */
  async forgetOld(): Promise<void> {
    const before: LocalDate = addDays(this.clock.wall().date, -KEPT_DAYS);
    let removed: number;
    do {
      const rows = await this.sql.rows(
        `delete from appointment_link where token_hash in (
           select l.token_hash from appointment_link l join appointment a on a.id = l.appointment_id
           where a.date < $1 limit $2) returning 1 as one`,
        [before, AT_ONCE],
      );
      removed = rows.length;
    } while (removed === AT_ONCE);
  }

  /** Whoever had an appointment that staff give to another patient learns nothing more of it. */
  private async withdrawFromFormer(event: AppointmentEvent): Promise<void> {
    if (event.kind !== 'CHANGED' || event.before.patientId === event.appointment.patientId) return;
    await this.sql.rows('delete from appointment_link where appointment_id = $1', [event.appointment.id]);
  }
}
