import { holdsTime } from '#domain/appointment.js';
import { reasonNotToNotify, TEMPLATE_KINDS } from '#domain/messages/message.js';
import { APPOINTMENT_GONE, APPOINTMENT_MOVED, NOT_NOTIFIED_SENTENCES } from '#domain/messages/message.es.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
} from '../../appointments/appointment-events.js';
import type { AppointmentRow } from '../../appointments/appointment.row.js';
import { Clock } from '../../clock.js';
import { LiveBus } from '../../live/live-bus.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';
import { MessageWriter } from './message-writer.js';
import { Outbox, type WithdrawnMessage } from '../outbox/outbox.js';

/**
 * Keeps the WhatsApp messages of the outbox in step with the agenda, in the transaction that changes it: confirms a
 * booking, and withdraws unsent messages about a time that the appointment no longer has.
 */
@Injectable()
export class AppointmentWatch implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly settings: MessageSettingsService,
    private readonly outbox: Outbox,
    private readonly writer: MessageWriter,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.onEvent((event) => this.onEvent(event));
  }

  private async onEvent(event: AppointmentEvent): Promise<void> {
    const { appointment } = event;
    switch (event.kind) {
      case 'CREATED':
        await this.confirm(appointment);
        break;
      case 'CHANGED':
        await this.follow(appointment, event.before);
        break;
      case 'DELETED':
        await this.withdraw(appointment.id, APPOINTMENT_GONE);
        break;
    }
  }

  /** Withdraws what is out of date and not sent yet, and writes what is due now. */
  private async follow(appointment: AppointmentRow, before: AppointmentFacts): Promise<void> {
    const silence = reasonNotToNotify(appointment, this.clock.wall());
    if (silence) {
      await this.withdraw(appointment.id, NOT_NOTIFIED_SENTENCES[silence]);
      return;
    }
    const withdrawn = await this.withdraw(appointment.id, APPOINTMENT_MOVED, appointment);
    for (const kind of TEMPLATE_KINDS) {
      // What staff asked for is still wanted at the new time.
      const asked = withdrawn.find((message) => message.kind === kind && !message.automatic);
      if (asked) await this.writer.writeWhatsapp(appointment, kind, asked.staffId);
    }
    if (isNews(appointment, before)) await this.confirm(appointment);
  }

  private async confirm(appointment: AppointmentRow): Promise<void> {
    if (reasonNotToNotify(appointment, this.clock.wall())) return;
    if (!(await this.settings.current()).confirmations) return;
    await this.writer.writeWhatsapp(appointment, 'CONFIRMATION', null);
  }

  private async withdraw(
    appointmentId: number,
    reason: string,
    keep?: AppointmentRow,
  ): Promise<WithdrawnMessage[]> {
    const withdrawn = await this.outbox.withdraw(appointmentId, reason, keep);
    if (withdrawn.length > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId });
    return withdrawn;
  }
}

/** Whether the patient was told something else, or that it was cancelled. */
const isNews = (after: AppointmentRow, before: AppointmentFacts): boolean =>
  after.date !== before.date ||
  after.startMinute !== before.startMinute ||
  after.patientId !== before.patientId ||
  !holdsTime(before.status);
