import type { TimeSpan } from '#domain/agenda/appointment.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Slots, type HeldTime } from './slots.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import type { AppointmentRow } from './appointment.row.js';

/** A holder that is just being removed frees the hours for good, so one more attempt is enough. */
const ATTEMPTS = 3;

/**
 * Appointments that staff make at hours that are taken. They hold no half hours; when the holder releases them, they
 * take them in the same transaction, so that no visitor can book an hour for which a patient is already coming.
 */
@Injectable()
export class Overbooking {
  constructor(
    private readonly sql: Sql,
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
  ) {}

  /**
   * Whether another appointment or a block holds one of an appointment's hours; the holder is then locked until the
   * caller's transaction ends. If the holder has just released them, the appointment takes the hours.
   * @throws DomainError `SLOT_TAKEN` if the hours have no holder and can't be taken either
   */
  async standsBesideHolder(appointmentId: number, time: HeldTime): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // The holder can't release its hours before this appointment is visible to `fill`.
      if (await this.slots.lockHolders(appointmentId, time)) return true;
      await this.sql.rows('savepoint try_freed');
      if (await this.slots.take(appointmentId, time)) return false;
      await this.sql.rows('rollback to savepoint try_freed');
    }
    throw new DomainError('SLOT_TAKEN');
  }

  /** Gives freed hours to the overbooked appointments of that time, oldest first. */
  async fill(freed: HeldTime): Promise<void> {
    for (const id of await this.waiting(freed)) {
      const before = await this.list.find(id);
      if (!before) continue;
      await this.sql.rows('savepoint fill_freed');
      if (await this.slots.takeFreed(id, before)) await this.settle(before);
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
