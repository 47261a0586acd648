import { setTimeout } from 'node:timers/promises';
import { instantOf, type LocalDate } from '#domain/clinic-time.js';
import {
  MAIL_IS_OFF,
  NOT_KNOWN_WHETHER_SENT,
  PATIENT_OPPOSES,
  withRetryNote,
} from '#domain/messages/message.es.js';
import { afterFailure, type MessageDriver } from '#domain/messages/message.js';
import { isQuiet, afterQuietHours } from '#domain/messages/message-timing.js';
import { hasLinkMark, offerLink, ownLink, withLink } from '#domain/messages/own-link.js';
import { isPast } from '#domain/schedule.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { toDomainError } from '../../foundation/errors/to-domain-error.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Channels } from '../channels/channels.js';
import type { Outcome, OutgoingMessage } from '../channels/message-channel.js';
import { OfferLinks } from '../offers/offer-links.js';
import { DELIVERY_QUEUE, MessageWriter } from '../occasions/message-writer.js';
import { IS_OPPOSED } from '../oppositions/oppositions.js';
import { MessageOccasions } from '../outbox/message-occasions.js';
import { Outbox } from '../outbox/outbox.js';
import { IS_CURRENT, IS_STANDING_OCCASION, IS_STANDING_OFFER } from '../outbox/outbound-message.row.js';
import { NO_LONGER_TRUE, TOO_LATE } from '../outbox/withdrawal-reasons.es.js';

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    /** Null: messages of several appointments changed, or the message settings did. */
    readonly MESSAGES: { readonly appointmentId: number | null };
  }
}

/** Half a minute in total: an embedded database that died is back long before. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

interface QueuedMessage extends OutgoingMessage {
  /** Null once the patient has been deleted. */
  readonly patientId: number | null;
  readonly appointmentId: number | null;
  readonly waitingOfferId: number | null;
  readonly driver: MessageDriver;
  readonly automatic: boolean;
  readonly date: LocalDate;
  readonly startMinute: number;
  /**
   * Whether its appointment still has this time and patient, and is neither cancelled nor completed; or its offer is
   * still open; or the patient has booked nothing since.
   */
  readonly isCurrent: boolean;
  readonly isOpposed: boolean;
}

/**
 * Sends queued messages, each once: only the caller that turns QUEUED into SENDING sends it. A message is retried if
 * the channel definitely did not accept it, and never if it may have.
 */
@Injectable()
export class MessageDelivery implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly channels: Channels,
    private readonly writer: MessageWriter,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
    private readonly links: AppointmentLinks,
    private readonly offerLinks: OfferLinks,
    private readonly occasions: MessageOccasions,
    private readonly address: PublicAddress,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ messageId: number }>(DELIVERY_QUEUE, { retries: 3 }, ({ messageId }) =>
      this.deliver(messageId),
    );
  }

  /** Sends a message if it is queued, due and still true. Must not run in a transaction. */
  async deliver(id: number): Promise<void> {
    const queued = await this.findQueued(id);
    if (!queued || (await this.isSetAside(queued))) return;
    const channel = await this.channels.of(queued.driver);
    if (!channel) return this.withoutChannel(queued);
    // Before the claim: a link that is sent must already be stored.
    const link = await this.linkFor(queued);
    const claimed = await this.claim(queued);
    if (!claimed) return;
    await this.live.publish({ kind: 'MESSAGES', appointmentId: claimed.appointmentId });
    const outcome = await channel.send(linked(claimed, link)).catch((): Outcome => ({ kind: 'UNKNOWN' }));
    await this.note(claimed, outcome);
  }

  /** A new link to the message's appointment or offer; undefined if its text has none, or none is possible. */
  private async linkFor(message: QueuedMessage): Promise<string | undefined> {
    const { appointmentId, patientId, waitingOfferId, body, parameters } = message;
    if (patientId === null || ![body, ...parameters].some(hasLinkMark)) return undefined;
    const address = await this.address.current();
    if (address === undefined) return undefined;
    const occasion = this.occasions.of(message.kind);
    if (occasion) return occasion.link(message.id, false);
    if (waitingOfferId !== null) {
      const token = await this.offerLinks.issue(waitingOfferId, patientId);
      return token && offerLink(address, token);
    }
    if (appointmentId === null) return undefined;
    const token = await this.links.issue(appointmentId, 'MESSAGE', patientId);
    return token && ownLink(address, token);
  }

  /** Retries while the database is away: nothing else knows the outcome. */
  private async note(message: QueuedMessage, outcome: Outcome): Promise<void> {
    for (const pause of PAUSES_MS) {
      try {
        return await this.settle(message, outcome);
      } catch (error) {
        if (toDomainError(error).code !== 'DATABASE_UNAVAILABLE') throw error;
        await setTimeout(pause);
      }
    }
    await this.settle(message, outcome);
  }

  private async findQueued(id: number): Promise<QueuedMessage | undefined> {
    const [found] = await this.sql.rows<QueuedMessage>(
      `select m.id, m.kind, m.recipient, m.subject, m.body, m.parameters, m.attachment,
              m.patient_id as "patientId", m.appointment_id as "appointmentId", m.waiting_offer_id as "waitingOfferId", m.driver, m.automatic, m.date, m.start_minute as "startMinute", m.tries,
              coalesce(${IS_CURRENT}, ${IS_STANDING_OFFER} or ${IS_STANDING_OCCASION}) as "isCurrent", ${IS_OPPOSED} as "isOpposed"
       from outbound_message m left join appointment a on a.id = m.appointment_id
       where m.id = $1 and m.state = 'QUEUED' and m.send_after <= $2`,
      [id, this.clock.now()],
    );
    return found;
  }

  /** Withdraws or postpones a message that must not be sent now. @returns whether it did. */
  private async isSetAside(message: QueuedMessage): Promise<boolean> {
    const now = this.clock.wall();
    if (isPast(message.date, message.startMinute, now)) {
      await this.leave(message, `state = 'WITHDRAWN', failure = $2, settled_at = $3`, [
        TOO_LATE[message.kind],
        this.clock.now(),
      ]);
      return true;
    }
    if (message.isOpposed) {
      await this.leave(message, `state = 'WITHDRAWN', failure = $2, settled_at = $3`, [
        PATIENT_OPPOSES,
        this.clock.now(),
      ]);
      return true;
    }
    // A cancellation is out of date once the appointment is restored.
    const isTrue = message.isCurrent && (await this.occasions.isStanding(message.kind, message.id));
    if ((message.kind === 'CANCELLATION') === isTrue) {
      await this.leave(message, `state = 'WITHDRAWN', failure = $2, settled_at = $3`, [
        NO_LONGER_TRUE[message.kind],
        this.clock.now(),
      ]);
      return true;
    }
    // It was due in the daytime, but is only being handled now.
    if (message.driver === 'CLOUD' && message.automatic && isQuiet(now)) {
      await this.leave(message, 'send_after = $2', [instantOf(afterQuietHours(now), this.clock.timeZone)]);
      return true;
    }
    return false;
  }

  /** For a message whose channel is no longer configured. */
  private async withoutChannel(message: QueuedMessage): Promise<void> {
    if (message.driver === 'CLOUD') await this.leave(message, `state = 'WAITING', driver = 'LINK'`, []);
    else
      await this.leave(message, `state = 'FAILED', failure = $2, settled_at = $3`, [
        MAIL_IS_OFF,
        this.clock.now(),
      ]);
  }

  /** Changes a message that is still queued. @param change our own SQL, with values from `$2` on. */
  private async leave(
    { id, appointmentId }: QueuedMessage,
    change: string,
    values: readonly unknown[],
  ): Promise<void> {
    await this.sql.rows(`update outbound_message set ${change} where id = $1 and state = 'QUEUED'`, [
      id,
      ...values,
    ]);
    await this.live.publish({ kind: 'MESSAGES', appointmentId });
  }

  /** Claims a message for this caller. @returns undefined if another caller was faster. */
  private async claim(message: QueuedMessage): Promise<QueuedMessage | undefined> {
    const [claimed] = await this.sql.rows<{ tries: number; recipient: string }>(
      `update outbound_message m
       set state = 'SENDING', tries = m.tries + 1, claimed_at = $3, provider_id = null,
           recipient = case when m.channel = 'WHATSAPP'
             then coalesce((select p.phone_e164 from patient p where p.id = m.patient_id), m.recipient)
             else m.recipient end
       where m.id = $1 and m.state = 'QUEUED' and m.tries = $2 and not ${IS_OPPOSED}
         and (m.kind = 'CANCELLATION' or ${IS_STANDING_OFFER} or ${IS_STANDING_OCCASION}
              or exists (select from appointment a where a.id = m.appointment_id and ${IS_CURRENT}))
       returning m.tries, m.recipient`,
      [message.id, message.tries, this.clock.now()],
    );
    return claimed && { ...message, ...claimed };
  }

  private async settle(message: QueuedMessage, outcome: Outcome): Promise<void> {
    const now = this.clock.now();
    const { id, tries, appointmentId } = message;
    if (outcome.kind === 'ACCEPTED') {
      // The channel may have reported on it before responding: that report is kept.
      await this.sql.rows(
        `update outbound_message
         set state = case when state in ('SENDING', 'UNCERTAIN') then 'SENT' else state end,
             failure = case when state = 'FAILED' then failure else '' end,
             provider_id = case when erased_at is null then $3 end, sent_at = coalesce(sent_at, $4), settled_at = $4
         where id = $1 and tries = $2`,
        [id, tries, outcome.providerId.slice(0, 300), now],
      );
      await this.outbox.eraseIfPatientDeleted(id);
    } else {
      const { state, failure, waitSeconds } = stateAfterFailure(message, outcome);
      const settled = await this.sql.rows(
        `update outbound_message
         set state = $3, failure = $4, settled_at = $5, send_after = $5::timestamptz + make_interval(secs => $6)
         where id = $1 and tries = $2 and state = 'SENDING' returning id`,
        [id, tries, state, failure, now, waitSeconds],
      );
      if (state === 'QUEUED' && settled.length > 0) await this.writer.queue(id, waitSeconds);
    }
    await this.outbox.eraseOfSuppressed([id]);
    await this.live.publish({ kind: 'MESSAGES', appointmentId });
  }
}

/** The message to send: stored messages contain no link. */
const linked = (message: QueuedMessage, link: string | undefined): OutgoingMessage => ({
  ...message,
  body: withLink(message.body, link),
  parameters: message.parameters.map((parameter) => withLink(parameter, link)),
});

/** The state of a message that the channel did not accept, or may not have accepted. */
function stateAfterFailure(
  { tries }: QueuedMessage,
  outcome: Exclude<Outcome, { kind: 'ACCEPTED' }>,
): { state: 'FAILED' | 'UNCERTAIN' | 'QUEUED'; failure: string; waitSeconds: number } {
  switch (outcome.kind) {
    case 'UNKNOWN':
      return { state: 'UNCERTAIN', failure: NOT_KNOWN_WHETHER_SENT, waitSeconds: 0 };
    case 'REFUSED':
      return { ...afterFailure(tries, false), failure: outcome.failure };
    case 'NOT_TAKEN': {
      const fate = afterFailure(tries, true, outcome.retryAfterSeconds);
      return { ...fate, failure: withRetryNote(outcome.failure, fate.state) };
    }
  }
}
