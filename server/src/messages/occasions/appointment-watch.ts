import { holdsTime } from '#domain/appointment.js';
import { reasonNotToNotify, TEMPLATE_KINDS } from '#domain/message.js';
import { APPOINTMENT_GONE, APPOINTMENT_MOVED, NOT_NOTIFIED_SENTENCES } from '#domain/message.es.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
} from '../../appointments/appointment-events.js';
import { Clock } from '../../clock.js';
import { LiveBus } from '../../live/live-bus.js';
import { AnnouncedAppointments, type AnnouncedAppointmentRow } from './announced-appointment.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';
import { MessageWriter } from './message-writer.js';
import { Outbox, type WithdrawnMessage } from '../outbox/outbox.js';

/**
 * Keeps the outbox true to the agenda, in the transaction that changes it: a booking is confirmed, and what has not gone
 * out about a time that is no more is taken back.
 */
@Injectable()
export class AppointmentWatch implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly appointments: AnnouncedAppointments,
    private readonly settings: MessageSettingsService,
    private readonly outbox: Outbox,
    private readonly writer: MessageWriter,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.listen((event) => this.hear(event));
  }

  private async hear(event: AppointmentEvent): Promise<void> {
    const { appointmentId } = event;
    if (event.kind === 'REMOVED') {
      await this.withdraw(appointmentId, APPOINTMENT_GONE);
      return;
    }
    if (event.kind === 'MADE' && !(await this.settings.current()).confirmations) return;
    const appointment = await this.appointments.hold(appointmentId);
    if (!appointment) return;
    if (event.kind === 'MADE') await this.confirm(appointment);
    else await this.follow(appointment, event.before);
  }

  /** What was said of an appointment before it changed is taken back, and what is due by now is written. */
  private async follow(appointment: AnnouncedAppointmentRow, before: AppointmentFacts): Promise<void> {
    const silence = reasonNotToNotify(appointment, this.clock.wall());
    if (silence) {
      await this.withdraw(appointment.id, NOT_NOTIFIED_SENTENCES[silence]);
      return;
    }
    const withdrawn = await this.withdraw(appointment.id, APPOINTMENT_MOVED, appointment);
    for (const kind of TEMPLATE_KINDS) {
      // What staff asked for, they asked for the patient's sake and not for that hour's.
      const asked = withdrawn.find((message) => message.kind === kind && !message.automatic);
      if (asked) await this.writer.writeWhatsapp(appointment, kind, asked.staffId);
    }
    if (isNews(appointment, before) && (await this.settings.current()).confirmations)
      await this.confirm(appointment);
  }

  private async confirm(appointment: AnnouncedAppointmentRow): Promise<void> {
    if (reasonNotToNotify(appointment, this.clock.wall())) return;
    await this.writer.writeWhatsapp(appointment, 'CONFIRMATION', null);
  }

  private async withdraw(
    appointmentId: number,
    reason: string,
    keep?: AnnouncedAppointmentRow,
  ): Promise<WithdrawnMessage[]> {
    const withdrawn = await this.outbox.withdraw(appointmentId, reason, keep);
    if (withdrawn.length > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId });
    return withdrawn;
  }
}

/** Whether the patient knows something else of it, or knows it as cancelled. */
const isNews = (after: AnnouncedAppointmentRow, before: AppointmentFacts): boolean =>
  after.date !== before.date ||
  after.startMinute !== before.startMinute ||
  after.patientId !== before.patientId ||
  !holdsTime(before.status);
