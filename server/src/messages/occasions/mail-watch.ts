import { holdsTime } from '#domain/appointment.js';
import { reasonNotToNotify } from '#domain/message.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
} from '../../appointments/appointment-events.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { AnnouncedAppointments, type AnnouncedAppointmentRow } from './announced-appointment.js';
import { MailWriter } from './mail-writer.js';

/**
 * Writes to visitors what becomes of the hour that they booked: that it is theirs, that it moved, that it was cancelled.
 * The second and third only where the first went out, so that a calendar which holds the hour does not lie.
 */
@Injectable()
export class MailWatch implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly appointments: AnnouncedAppointments,
    private readonly mails: MailWriter,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.listen((event) => this.hear(event));
  }

  private async hear(event: AppointmentEvent): Promise<void> {
    if (!(await this.mails.isOn())) return;
    const appointment = await this.appointments.hold(event.appointmentId);
    if (!appointment?.isVisitors) return;
    // An entry's number counts from 0, an appointment's version from 1.
    const sequence = appointment.version - 1;
    switch (event.kind) {
      case 'MADE':
        if (!reasonNotToNotify(appointment, this.clock.wall()))
          await this.mails.write(appointment, 'CONFIRMATION', sequence);
        break;
      case 'CHANGED':
        await this.follow(appointment, event.before, sequence);
        break;
      case 'REMOVED':
        await this.cancel(appointment, sequence + 1);
        break;
    }
  }

  private async follow(
    appointment: AnnouncedAppointmentRow,
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

  private async cancel(appointment: AnnouncedAppointmentRow, sequence: number): Promise<void> {
    const isAhead = !reasonNotToNotify({ ...appointment, status: 'BOOKED' }, this.clock.wall());
    if (isAhead && (await this.wasConfirmed(appointment)))
      await this.mails.write(appointment, 'CANCELLATION', sequence);
  }

  /** Whether the visitor may have an e-mail that says the hour is theirs. */
  private async wasConfirmed({ id, patientId }: AnnouncedAppointmentRow): Promise<boolean> {
    const sent = await this.sql.rows(
      `select 1 from outbound_message
       where appointment_id = $1 and patient_id = $2 and channel = 'EMAIL' and kind = 'CONFIRMATION'
         and state in ('SENDING', 'SENT', 'DELIVERED', 'READ', 'UNCERTAIN') limit 1`,
      [id, patientId],
    );
    return sent.length > 0;
  }
}
