import {
  APPOINTMENT_MOVED,
  NOT_KNOWN_WHETHER_SENT,
  NOT_NOTIFIED_SENTENCES,
} from '#domain/messages/message.es.js';
import { UNSENT_STATES } from '#domain/messages/message.js';
import { OFFER_NOT_CURRENT } from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MessageWriter } from '../occasions/message-writer.js';
import { Outbox } from './outbox.js';
import { IS_CURRENT, IS_STANDING_OFFER } from './outbound-message.row.js';

const SWEEP_QUEUE = 'message-sweep';
const EVERY_MINUTE = '* * * * *';
/** A send this old is presumed dead; a late answer is still accepted. */
const MAX_SENDING_SECONDS = 120;
const MAX_CONCURRENT = 500;

/**
 * Picks up messages that are due or lost their job, that an instance was sending when it died, or that are about a past
 * appointment.
 */
@Injectable()
export class MessageSweep implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly writer: MessageWriter,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SWEEP_QUEUE, { oneAtATime: true, expireSeconds: 50 }, () => this.run());
    this.jobs.every(SWEEP_QUEUE, EVERY_MINUTE);
  }

  async run(): Promise<void> {
    const changed = (await this.giveUpLost()) + (await this.withdrawStale());
    if (changed > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
    await this.queueDue();
  }

  private async giveUpLost(): Promise<number> {
    const lost = await this.sql.rows<{ id: number }>(
      `update outbound_message set state = 'UNCERTAIN', failure = $1, settled_at = $2
       where state = 'SENDING' and claimed_at < $2::timestamptz - make_interval(secs => $3) returning id`,
      [NOT_KNOWN_WHETHER_SENT, this.clock.now(), MAX_SENDING_SECONDS],
    );
    await this.outbox.eraseOfSuppressed(lost.map(({ id }) => id));
    return lost.length;
  }

  private async withdrawStale(): Promise<number> {
    const { date, minutes } = this.clock.wall();
    const stale = await this.sql.rows(
      `update outbound_message m
       set state = 'WITHDRAWN', settled_at = $2,
           failure = case when (m.date, m.start_minute) <= ($4::date, $5::smallint) then $6
                          when m.kind = 'OFFER' then $7 else $1 end
       where m.state = any($3)
         and ((m.date, m.start_minute) <= ($4::date, $5::smallint)
              or (m.kind <> 'CANCELLATION'
                  and not exists (select from appointment a where a.id = m.appointment_id and ${IS_CURRENT})
                  and not ${IS_STANDING_OFFER}))
       returning id`,
      [
        APPOINTMENT_MOVED,
        this.clock.now(),
        UNSENT_STATES,
        date,
        minutes,
        NOT_NOTIFIED_SENTENCES.PAST,
        OFFER_NOT_CURRENT,
      ],
    );
    return stale.length;
  }

  private async queueDue(): Promise<void> {
    const due = await this.sql.rows<{ id: number }>(
      `select id from outbound_message where state = 'QUEUED' and send_after <= $1 order by send_after, id limit $2`,
      [this.clock.now(), MAX_CONCURRENT],
    );
    for (const { id } of due) await this.writer.queue(id);
  }
}
