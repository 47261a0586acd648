import type { TimeSpan } from '#domain/appointment.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';
import { Agenda, type HeldTime } from './agenda.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import type { AppointmentRow } from './appointment.row.js';

/** A holder who leaves at this very moment frees the hours for good: one more look is enough. */
const LOOKS = 3;

/**
 * Appointments that staff make at hours of somebody else's. They hold no half hours; when the holder leaves, they take
 * them in that same transaction, so that no visitor gets an hour that somebody already comes to.
 */
@Injectable()
export class Overbooking {
  constructor(
    private readonly sql: Sql,
    private readonly agenda: Agenda,
    private readonly list: AppointmentList,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
  ) {}

  /**
   * Whether an appointment at these hours stands beside somebody who holds one of them, and stays there until the caller's
   * transaction ends. Where the holder has just left, it takes the hours.
   * @throws DomainError `SLOT_TAKEN` where nobody holds them and they can't be had either
   */
  async standsBesideHolder(appointmentId: number, time: HeldTime): Promise<boolean> {
    for (let look = 0; look < LOOKS; look += 1) {
      // Whoever holds them can't leave before this appointment is there to be found by `fill`.
      if (await this.agenda.keepHolders(appointmentId, time)) return true;
      await this.sql.rows('savepoint try_freed');
      if (await this.agenda.take(appointmentId, time)) return false;
      await this.sql.rows('rollback to savepoint try_freed');
    }
    throw new DomainError('SLOT_TAKEN');
  }

  /** Gives freed hours to the overbooked appointments of that time, the first one made first. */
  async fill(freed: HeldTime): Promise<void> {
    for (const id of await this.waiting(freed)) {
      const before = await this.list.find(id);
      if (!before) continue;
      await this.sql.rows('savepoint fill_freed');
      if (await this.agenda.takeFreed(id, before)) await this.settle(before);
      else await this.sql.rows('rollback to savepoint fill_freed');
    }
  }

  private async settle(before: AppointmentRow): Promise<void> {
    const { id, date } = before;
    await this.sql.rows('update appointment set overbooked = false, version = version + 1 where id = $1', [
      id,
    ]);
    const appointment = await this.list.find(id);
    if (!appointment) throw new Error('a locked appointment is gone');
    await this.events.emit({ kind: 'CHANGED', appointment, before });
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }

  private async waiting({ professionalId, date, ...span }: HeldTime & TimeSpan): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(
      `select id from appointment
       where professional_id = $1 and date = $2 and overbooked and status <> 'CANCELLED'
         and start_minute < $4 and start_minute + duration_minutes > $3
       order by id for update`,
      [professionalId, date, span.startMinute, span.startMinute + span.durationMinutes],
    );
    return rows.map(({ id }) => id);
  }
}
