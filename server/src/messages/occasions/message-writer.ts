import { clinicClock, instantOf } from '#domain/clinic-time.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { sendableFrom } from '#domain/messages/message-timing.js';
import { DomainError } from '#domain/errors.js';
import { NO_PHONE } from '#domain/messages/message.es.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import type { MessageDraft } from '../outbox/message-draft.js';
import { MessageConnections } from '../channels/message-connections.js';
import { Outbox } from '../outbox/outbox.js';
import { WhatsappTexts } from './whatsapp-texts.js';

/** Each job sends one message: `{ messageId }`. */
export const DELIVERY_QUEUE = 'message-delivery';

/** Writes messages into the outbox, with the jobs that send them, in the caller's transaction. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly connections: MessageConnections,
    private readonly outbox: Outbox,
    private readonly texts: WhatsappTexts,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a WhatsApp message about an appointment. Without a number it is still written, as failed, so that staff see
   * who was not notified. The caller has locked the appointment.
   * @param staffId the user who requested it: sent at once, at any hour. Null if automatic: written once per time, and
   *   never sent at night.
   * @param covered other appointments of its series that it covers, by time.
   * @returns its id; undefined if it was already written, or could only be sent too late.
   */
  async writeWhatsapp(
    appointment: AppointmentRow,
    kind: TemplateKind,
    staffId: number | null,
    covered: readonly AppointmentRow[] = [appointment],
  ): Promise<number | undefined> {
    const now = this.clock.now();
    const driver = (await this.connections.cloud()) ? 'CLOUD' : 'LINK';
    const isByItself = driver === 'CLOUD' && staffId === null;
    const from = isByItself
      ? sendableFrom(appointment, clinicClock(now, this.clock.timeZone))
      : clinicClock(now, this.clock.timeZone);
    if (!from) return undefined;
    const isNow = from.date === this.clock.wall().date && from.minutes === this.clock.wall().minutes;
    const { body, parameters, registeredBody } = await this.texts.fill(kind, appointment, undefined, covered);
    const recipient = appointment.patientPhoneE164 ?? '';
    return this.put({
      appointmentId: appointment.id,
      seriesId: covered.length > 1 ? appointment.seriesId : null,
      patientId: appointment.patientId,
      kind,
      channel: 'WHATSAPP',
      driver,
      recipient,
      subject: '',
      body: driver === 'CLOUD' ? registeredBody : body,
      parameters,
      attachment: '',
      date: appointment.date,
      startMinute: appointment.startMinute,
      state: recipient === '' ? 'FAILED' : driver === 'CLOUD' ? 'QUEUED' : 'WAITING',
      failure: recipient === '' ? NO_PHONE : '',
      sendAfter: isNow ? now : instantOf(from, this.clock.timeZone),
      staffId,
    });
  }

  /** @returns its id; undefined if it was already written. */
  async put(draft: MessageDraft): Promise<number | undefined> {
    const written = await this.outbox.write(draft);
    if (!written) return undefined;
    const { id, state } = written;
    // A message requested by staff is sent by the request itself, which returns the outcome (messages.service.ts).
    const isForTheQueue = state === 'QUEUED' && draft.staffId === null;
    if (isForTheQueue && draft.sendAfter <= this.clock.now()) await this.queue(id);
    await this.live.publish({ kind: 'MESSAGES', appointmentId: draft.appointmentId });
    return id;
  }

  /** Queues a message for sending; if the queue fails, the sweep finds the message within a minute. */
  async queue(messageId: number, startAfterSeconds?: number): Promise<void> {
    try {
      await this.jobs.send(
        DELIVERY_QUEUE,
        { messageId },
        startAfterSeconds === undefined ? {} : { startAfterSeconds },
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
