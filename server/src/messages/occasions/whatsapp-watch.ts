import { holdsTime } from '#domain/agenda/appointment.js';
import { reasonNotToNotify, TEMPLATE_KINDS } from '#domain/messages/message.js';
import {
  APPOINTMENT_GONE,
  APPOINTMENT_MOVED,
  NOT_NOTIFIED_SENTENCES,
  SERIES_CHANGED,
} from '#domain/messages/message.es.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
  type SeriesEvent,
} from '../../agenda/appointments/appointment-events.js';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import { Clock } from '../../foundation/clock.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';
import { MessageWriter } from './message-writer.js';
import { Outbox, type WithdrawnMessage } from '../outbox/outbox.js';

/**
 * Keeps the outbox's WhatsApp messages in step with the agenda, in the transaction that changes it: confirms bookings,
 * and withdraws unsent messages about a time that the appointment no longer has.
 */
@Injectable()
export class WhatsappWatch implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly appointments: AppointmentList,
    private readonly settings: MessageSettingsService,
    private readonly outbox: Outbox,
    private readonly writer: MessageWriter,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.onEvent((event) => this.onEvent(event));
    this.events.onSeriesEvent((event) => this.onSeriesEvent(event));
  }

  private async onEvent(event: AppointmentEvent): Promise<void> {
    const { appointment } = event;
    switch (event.kind) {
      case 'CREATED':
        // A series gets a single message.
        if (appointment.seriesId === null) await this.confirm(appointment);
        break;
      case 'CHANGED':
        if (event.isToVisitor) await this.pass(appointment, event.before);
        else await this.follow(appointment, event.before, event.isOfSeries ?? false);
        break;
      case 'DELETED':
        await this.retellSeries(appointment, appointment.id);
        await this.withdraw(appointment.id, APPOINTMENT_GONE);
        break;
    }
  }

  private async onSeriesEvent({ kind, seriesId, appointments }: SeriesEvent): Promise<void> {
    const withdrawn = new Set(await this.withdrawOfSeries(seriesId));
    const changed = kind === 'ENDED' ? [] : appointments;
    for (const patientId of new Set([...withdrawn, ...changed.map((one) => one.patientId)])) {
      const current = withdrawn.has(patientId) ? await this.appointments.ofSeries(seriesId) : changed;
      await this.confirmAll(current.filter((one) => one.patientId === patientId));
    }
  }

  /**
   * Rewrites a message about a series that has not been sent yet.
   * @param exceptId an appointment that is about to be deleted.
   * @returns whether there was one for the appointment's patient.
   */
  private async retellSeries({ seriesId, patientId }: AppointmentRow, exceptId?: number): Promise<boolean> {
    if (seriesId === null) return false;
    const withdrawn = await this.withdrawOfSeries(seriesId);
    if (withdrawn.length === 0) return false;
    const all = await this.appointments.ofSeries(seriesId);
    for (const one of withdrawn)
      await this.confirmAll(all.filter(({ id, ...row }) => id !== exceptId && row.patientId === one));
    return withdrawn.includes(patientId);
  }

  /** @param isOfSeries whether a message about the whole series follows. */
  private async follow(
    appointment: AppointmentRow,
    before: AppointmentFacts,
    isOfSeries: boolean,
  ): Promise<void> {
    const silence = reasonNotToNotify(appointment, this.clock.wall());
    const isNew = isNews(appointment, before);
    const isTold = !isOfSeries && (isNew || silence) ? await this.retellSeries(appointment) : isOfSeries;
    if (silence) {
      await this.withdraw(appointment.id, NOT_NOTIFIED_SENTENCES[silence]);
      return;
    }
    const withdrawn = await this.withdraw(appointment.id, APPOINTMENT_MOVED, appointment);
    for (const kind of TEMPLATE_KINDS) {
      // Messages requested by staff are still wanted at the new time.
      const asked = withdrawn.find((message) => message.kind === kind && !message.automatic);
      if (asked) await this.writer.writeWhatsapp(appointment, kind, asked.staffId);
    }
    if (isNew && !isTold) await this.confirm(appointment);
  }

  private async pass({ id, patientId }: AppointmentRow, before: AppointmentFacts): Promise<void> {
    await this.outbox.pass(id, before.patientId, patientId);
    await this.live.publish({ kind: 'MESSAGES', appointmentId: id });
  }

  private async confirm(appointment: AppointmentRow): Promise<void> {
    await this.confirmAll([appointment]);
  }

  /** Writes one message about all future appointments. @param appointments of one patient, by time. */
  private async confirmAll(appointments: readonly AppointmentRow[]): Promise<void> {
    const now = this.clock.wall();
    const covered = appointments.filter((one) => !reasonNotToNotify(one, now));
    const [first] = covered;
    if (!first || !(await this.settings.current()).confirmations) return;
    await this.writer.writeWhatsapp(first, 'CONFIRMATION', null, covered);
  }

  private async withdrawOfSeries(seriesId: number): Promise<number[]> {
    const patients = await this.outbox.withdrawOfSeries(seriesId, SERIES_CHANGED);
    if (patients.length > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
    return patients;
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

/** Whether the patient was last notified of something else, or of a cancellation. */
const isNews = (after: AppointmentRow, before: AppointmentFacts): boolean =>
  after.date !== before.date ||
  after.startMinute !== before.startMinute ||
  after.patientId !== before.patientId ||
  !holdsTime(before.status);
