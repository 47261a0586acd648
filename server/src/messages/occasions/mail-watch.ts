import { holdsTime } from '#domain/agenda/appointment.js';
import { reasonNotToNotify } from '#domain/messages/message.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
} from '../../agenda/appointments/appointment-events.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { MailWriter } from './mail-writer.js';

/**
 * E-mails visitors when the appointment that they booked is confirmed, moved or cancelled. A cancellation only follows
 * a confirmation that may have been sent, so that the visitor's calendar stays correct.
 */
@Injectable()
export class MailWatch implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly mails: MailWriter,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.onEvent((event) => this.onEvent(event));
  }

  private async onEvent(event: AppointmentEvent): Promise<void> {
    const { appointment } = event;
    const isVisitors = appointment.bookedName !== null;
    if (!isVisitors || !(await this.mails.isOn())) return;
    // An entry's sequence starts at 0, an appointment's version at 1.
    const sequence = appointment.version - 1;
    switch (event.kind) {
      case 'CREATED':
        if (!reasonNotToNotify(appointment, this.clock.wall()))
          await this.mails.write(appointment, 'CONFIRMATION', sequence);
        break;
      case 'CHANGED':
        await this.follow(appointment, event.before, sequence);
        break;
      case 'DELETED':
        await this.cancel(appointment, sequence + 1);
        break;
    }
  }

  private async follow(
    appointment: AppointmentRow,
    before: AppointmentFacts,
    sequence: number,
  ): Promise<void> {
    const silence = reasonNotToNotify(appointment, this.clock.wall());
    if (silence === 'CANCELLED' && holdsTime(before.status)) {
      await this.cancel({ ...appointment, date: before.date, startMinute: before.startMinute }, sequence);
    }
    const isMoved = appointment.date !== before.date || appointment.startMinute !== before.startMinute;
    if (!silence && (isMoved || !holdsTime(before.status)))
      await this.mails.write(appointment, 'CONFIRMATION', sequence);
  }

  private async cancel(appointment: AppointmentRow, sequence: number): Promise<void> {
    const isAhead = !reasonNotToNotify({ ...appointment, status: 'BOOKED' }, this.clock.wall());
    if (isAhead && (await this.wasConfirmed(appointment)))
      await this.mails.write(appointment, 'CANCELLATION', sequence);
  }

  /** Whether a confirmation may have reached the visitor. */
  private async wasConfirmed({ id, patientId }: AppointmentRow): Promise<boolean> {
    const sent = await this.sql.rows(
      `select 1 from outbound_message
       where appointment_id = $1 and patient_id = $2 and channel = 'EMAIL' and kind = 'CONFIRMATION'
         and state in ('SENDING', 'SENT', 'DELIVERED', 'READ', 'UNCERTAIN') limit 1`,
      [id, patientId],
    );
    return sent.length > 0;
  }
}
