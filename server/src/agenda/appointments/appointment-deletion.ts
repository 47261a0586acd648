import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Slots } from './slots.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import { Appointment } from './appointment.entity.js';
import type { AppointmentRow } from './appointment.row.js';
import { Overbooking } from './overbooking.js';
import { retryDeadlock } from './retry-deadlock.js';

@Injectable()
export class AppointmentDeletion {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly overbooking: Overbooking,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async delete(id: number): Promise<void> {
    return retryDeadlock(() => this.deleteOnce(id));
  }

  @Transactional()
  private async deleteOnce(id: number): Promise<void> {
    const appointment = await this.list.lock(id);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    await this.deleteLocked(appointment);
  }

  /** Deletes a locked appointment, in the caller's transaction. Overbooked appointments of its time take its hours. */
  async deleteLocked(appointment: AppointmentRow): Promise<void> {
    const { id, date } = appointment;
    await this.events.emit({ kind: 'DELETED', appointment });
    const freed = await this.slots.releaseAllExcept(id, undefined);
    await this.em.nativeDelete(Appointment, id);
    if (freed) await this.overbooking.fill(freed);
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }
}
