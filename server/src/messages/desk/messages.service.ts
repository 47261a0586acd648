import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND, MESSAGE_NOT_FOUND } from '#domain/sentences.es.js';
import { reasonNotToNotify, type TemplateKind } from '#domain/messages/message.js';
import { NO_PHONE, NOT_NOTIFIED_SENTENCES } from '#domain/messages/message.es.js';
import { whatsappLink } from '#domain/messages/message-link.js';
import { hasLinkMark, offerLink, ownLink, withLink } from '#domain/messages/own-link.js';
import { Injectable } from '@nestjs/common';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import type { Staff } from '../../access/actors/staff.js';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { AnnouncedAppointments, type AnnouncedAppointmentRow } from '../occasions/announced-appointment.js';
import { actionsFor, type MessageAction } from './message-actions.js';
import { MessageDelivery } from '../delivery/message-delivery.js';
import { MessageWriter } from '../occasions/message-writer.js';
import { MessageConnections } from '../channels/message-connections.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';
import { OfferLinks } from '../offers/offer-links.js';
import { MessageOccasions } from '../outbox/message-occasions.js';
import { Outbox } from '../outbox/outbox.js';
import { Oppositions } from '../oppositions/oppositions.js';

/** A second click within this time is the same request, not another message. */
const SAME_REQUEST_SECONDS = 60;

@Injectable()
export class MessagesService {
  constructor(
    private readonly sql: Sql,
    private readonly appointments: AnnouncedAppointments,
    private readonly outbox: Outbox,
    private readonly writer: MessageWriter,
    private readonly delivery: MessageDelivery,
    private readonly connections: MessageConnections,
    private readonly address: PublicAddress,
    private readonly oppositions: Oppositions,
    private readonly live: LiveBus,
    private readonly clock: Clock,
    private readonly links: AppointmentLinks,
    private readonly offerLinks: OfferLinks,
    private readonly occasions: MessageOccasions,
  ) {}

  /**
   * Sends a message about an appointment for staff, or prepares its link. If one is already waiting or being sent,
   * that one is returned; one sent a while ago is sent again.
   * @returns the message after the attempt: its state says whether the channel accepted it.
   * @throws DomainError `NOT_FOUND`, `PATIENT_OPPOSES`, or `APPOINTMENT_NOT_AHEAD` for a cancelled, completed or past
   *   one
   */
  async send(appointmentId: number, kind: TemplateKind, staff: Staff): Promise<OutboundMessageRow> {
    const id = await this.write(appointmentId, kind, staff);
    // Outside the transaction: nothing is sent within one. After a crash in between, the sweep picks up the message.
    await this.delivery.deliver(id);
    return this.existing(id);
  }

  /**
   * The text of a message that staff are about to send by hand. If it contains a link to the appointment or offer,
   * each call creates a new one.
   */
  async openText({ channel, driver, state, ...message }: OutboundMessageRow): Promise<string> {
    const { appointmentId, patientId, waitingOfferId, body, isCurrent } = message;
    const isByHand = channel === 'WHATSAPP' && driver === 'LINK' && state === 'WAITING' && isCurrent;
    if (!isByHand || !hasLinkMark(body) || patientId === null) return withLink(body, undefined);
    const address = await this.address.current();
    if (address === undefined) return withLink(body, undefined);
    const occasion = this.occasions.of(message.kind);
    if (occasion) return withLink(body, await occasion.link(message.id, true));
    if (waitingOfferId !== null) {
      const offer = await this.offerLinks.issue(waitingOfferId, patientId);
      return withLink(body, offer && offerLink(address, offer));
    }
    if (appointmentId === null) return withLink(body, undefined);
    const token = await this.links.issue(appointmentId, 'MESSAGE', patientId);
    return withLink(body, token && ownLink(address, token));
  }

  /**
   * Returns a link that opens WhatsApp with the message ready to be sent.
   * @throws DomainError `NOT_FOUND`, or `MESSAGE_SETTLED` for an e-mail
   */
  async openLink(id: number): Promise<string> {
    const message = await this.existing(id);
    if (message.channel !== 'WHATSAPP') throw new DomainError('MESSAGE_SETTLED');
    return whatsappLink(message.recipient, await this.openText(message));
  }

  /**
   * Records that staff sent a message through its link. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND` or `MESSAGE_SETTLED`
   */
  @Transactional()
  async markSent(id: number, staff: Staff): Promise<OutboundMessageRow> {
    const message = await this.hold(id);
    if (message.state === 'SENT' && message.driver === 'LINK') return message;
    this.assertAllowed(message, 'MARK_SENT');
    await this.sql.rows(
      `update outbound_message
       set state = 'SENT', recipient = $2, tries = tries + 1, sent_at = $3, settled_at = $3, staff_user_id = $4
       where id = $1`,
      [id, message.recipient, this.clock.now(), staff.id],
    );
    return this.changed(message);
  }

  /**
   * Undoes `markSent`: the message waits again. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`, or `MESSAGE_SETTLED` if its time has passed, moved or been cancelled
   */
  @Transactional()
  async unmarkSent(id: number): Promise<OutboundMessageRow> {
    const message = await this.hold(id);
    if (message.state === 'WAITING') return message;
    this.assertAllowed(message, 'UNMARK_SENT');
    await this.oppositions.assertWanted(message.patientId, message.channel, message.kind);
    await this.sql.rows(
      `update outbound_message set state = 'WAITING', sent_at = null, settled_at = null where id = $1`,
      [id],
    );
    return this.changed(message);
  }

  /**
   * Sends a message again that failed, or that may not have arrived.
   * @throws DomainError `NOT_FOUND`, or `MESSAGE_SETTLED` if it did not fail or its time has passed, moved or been
   *   cancelled
   */
  async retry(id: number, staff: Staff): Promise<OutboundMessageRow> {
    await this.requeue(id, staff);
    await this.delivery.deliver(id);
    return this.existing(id);
  }

  /**
   * Marks a message as not to be sent. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`, or `MESSAGE_SETTLED` if it was sent
   */
  @Transactional()
  async discard(id: number, staff: Staff): Promise<OutboundMessageRow> {
    const message = await this.hold(id);
    if (message.state === 'DISCARDED') return message;
    this.assertAllowed(message, 'DISCARD');
    await this.sql.rows(
      `update outbound_message set state = 'DISCARDED', settled_at = $2, staff_user_id = $3 where id = $1`,
      [id, this.clock.now(), staff.id],
    );
    await this.outbox.eraseIfPatientDeleted(id);
    return this.changed(message);
  }

  @Transactional()
  private async write(appointmentId: number, kind: TemplateKind, staff: Staff): Promise<number> {
    const appointment = await this.appointments.hold(appointmentId);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    const silence = reasonNotToNotify(appointment, this.clock.wall());
    if (silence) throw new DomainError('APPOINTMENT_NOT_AHEAD', { message: NOT_NOTIFIED_SENTENCES[silence] });
    await this.oppositions.assertWanted(appointment.patientId, 'WHATSAPP', kind);
    const existing = await this.sameRequest(appointment, kind, staff);
    if (existing !== undefined) return existing;
    const written = await this.writer.writeWhatsapp(appointment, kind, staff.id);
    if (written === undefined) throw new Error('a message that staff ask for was not written');
    return written;
  }

  /**
   * A message that already says the same: unsent, or sent a moment ago. An automatic one waiting for the morning
   * becomes a staff request and no longer waits.
   */
  private async sameRequest(
    { id, date, startMinute, patientId }: AnnouncedAppointmentRow,
    kind: TemplateKind,
    staff: Staff,
  ): Promise<number | undefined> {
    const [found] = await this.sql.rows<{ id: number }>(
      `update outbound_message
       set send_after = least(send_after, $7), automatic = automatic and state <> 'QUEUED',
           staff_user_id = case when state = 'QUEUED' then $8 else staff_user_id end
       where id = (
         select id from outbound_message
         where appointment_id = $1 and kind = $2 and channel = 'WHATSAPP' and date = $3 and start_minute = $4
           and patient_id = $5
           and (state in ('WAITING', 'QUEUED', 'SENDING', 'UNCERTAIN')
                or (state in ('SENT', 'DELIVERED', 'READ') and driver = 'CLOUD'
                    and sent_at > $7::timestamptz - make_interval(secs => $6)))
         order by id desc limit 1)
       returning id`,
      [id, kind, date, startMinute, patientId, SAME_REQUEST_SECONDS, this.clock.now(), staff.id],
    );
    return found?.id;
  }

  @Transactional()
  private async requeue(id: number, staff: Staff): Promise<void> {
    const message = await this.hold(id);
    this.assertAllowed(message, 'RETRY');
    await this.oppositions.assertWanted(message.patientId, message.channel, message.kind);
    const isMail = message.channel === 'EMAIL';
    const appointment = message.appointmentId && (await this.appointments.find(message.appointmentId));
    const keepsRecipient = isMail || this.occasions.of(message.kind) !== undefined;
    const recipient = keepsRecipient
      ? message.recipient
      : ((appointment && appointment.patientPhoneE164) ?? '');
    if (recipient === '') throw new DomainError('MESSAGE_SETTLED', { message: NO_PHONE });
    const driver = isMail ? 'SMTP' : await this.connections.whatsappDriver(message.kind);
    await this.sql.rows(
      `update outbound_message
       set state = $2, driver = $3, recipient = $4, failure = '', settled_at = null, claimed_at = null, sent_at = null, send_after = $5, staff_user_id = $6
       where id = $1`,
      [id, driver === 'LINK' ? 'WAITING' : 'QUEUED', driver, recipient, this.clock.now(), staff.id],
    );
    await this.changed(message);
  }

  /** A message, locked until the transaction ends. */
  private async hold(id: number): Promise<OutboundMessageRow> {
    await this.sql.rows('select id from outbound_message where id = $1 for update', [id]);
    return this.existing(id);
  }

  private async existing(id: number): Promise<OutboundMessageRow> {
    const message = await this.outbox.find(id);
    if (!message) throw new DomainError('NOT_FOUND', { message: MESSAGE_NOT_FOUND });
    return message;
  }

  private assertAllowed(message: OutboundMessageRow, action: MessageAction): void {
    if (!actionsFor(message, this.clock.wall()).includes(action)) throw new DomainError('MESSAGE_SETTLED');
  }

  private async changed({ id, appointmentId }: OutboundMessageRow): Promise<OutboundMessageRow> {
    await this.live.publish({ kind: 'MESSAGES', appointmentId });
    return this.existing(id);
  }
}
