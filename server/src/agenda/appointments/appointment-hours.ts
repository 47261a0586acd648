import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { Slots } from './slots.js';
import { AppointmentList } from './appointment-list.js';
import type { AppointmentRow } from './appointment.row.js';
import { Overbooking } from './overbooking.js';

interface Place {
  readonly professionalId: number;
  readonly overbooked: boolean;
}

/** Takes the half hours of an appointment that is already inserted, and settles which professional it is with. */
@Injectable()
export class AppointmentHours {
  constructor(
    private readonly sql: Sql,
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly overbooking: Overbooking,
  ) {}

  /**
   * Takes the hours of an appointment for the first free professional. If another booking got them first, tries the
   * next professional in the same transaction, which is the caller's.
   * @param overbooks whether it may be overbooked with the first of them if none is left.
   * @returns the appointment with the professional it got.
   * @throws DomainError `SLOT_TAKEN` if none is left
   */
  async take(
    appointment: AppointmentRow,
    free: readonly number[],
    overbooks: boolean,
  ): Promise<AppointmentRow> {
    return this.settle(appointment, await this.takePlace(appointment, free, overbooks));
  }

  private async takePlace(
    { id, date, startMinute, durationMinutes }: AppointmentRow,
    free: readonly number[],
    overbooks: boolean,
  ): Promise<Place> {
    const timeOf = (professionalId: number) => ({ professionalId, date, startMinute, durationMinutes });
    const [first, ...others] = free;
    if (first === undefined) throw new DomainError('SLOT_TAKEN');
    if (others.length === 0 && !overbooks) {
      if (await this.slots.take(id, timeOf(first))) return { professionalId: first, overbooked: false };
      throw new DomainError('SLOT_TAKEN');
    }
    for (const professionalId of free) {
      // Rolled back as a whole, so that a failed attempt neither keeps hours nor makes others wait for them.
      await this.sql.rows('savepoint try_professional');
      if (await this.slots.take(id, timeOf(professionalId))) return { professionalId, overbooked: false };
      await this.sql.rows('rollback to savepoint try_professional');
    }
    if (!overbooks) throw new DomainError('SLOT_TAKEN');
    const overbooked = await this.overbooking.standsBesideHolder(id, timeOf(first));
    return { professionalId: first, overbooked };
  }

  /** Stores the professional and whether the appointment is overbooked, if either changed. */
  private async settle(
    appointment: AppointmentRow,
    { professionalId, overbooked }: Place,
  ): Promise<AppointmentRow> {
    const { id } = appointment;
    if (professionalId === appointment.professionalId && overbooked === appointment.overbooked)
      return appointment;
    await this.sql.rows('update appointment set professional_id = $2, overbooked = $3 where id = $1', [
      id,
      professionalId,
      overbooked,
    ]);
    const settled = await this.list.find(id);
    if (!settled) throw new Error('a locked appointment is gone');
    return settled;
  }
}
