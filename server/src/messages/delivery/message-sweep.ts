import { NOT_KNOWN_WHETHER_SENT } from '#domain/messages/message.es.js';
import { UNSENT_STATES } from '#domain/messages/message.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MessageWriter } from '../occasions/message-writer.js';
import { MessageOccasions } from '../outbox/message-occasions.js';
import { Outbox } from '../outbox/outbox.js';
import { IS_CURRENT, IS_STANDING_OCCASION, IS_STANDING_OFFER } from '../outbox/outbound-message.row.js';
import { NO_LONGER_TRUE, TOO_LATE } from '../outbox/withdrawal-reasons.es.js';

const SWEEP_QUEUE = 'message-sweep';
const EVERY_MINUTE = '* * * * *';
/** A send this old is presumed dead; a late answer is still accepted. */
const MAX_SENDING_SECONDS = 120;
const MAX_CONCURRENT = 500;

/**
 * Picks up messages that are due or lost their job, that an instance was sending when it died, that are about a past
 * appointment, or that are no longer true.
 */
@Injectable()
export class MessageSweep implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly writer: MessageWriter,
    private readonly outbox: Outbox,
    private readonly occasions: MessageOccasions,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SWEEP_QUEUE, { oneAtATime: true, expireSeconds: 50 }, () => this.run());
    this.jobs.every(SWEEP_QUEUE, EVERY_MINUTE);
  }

  async run(): Promise<void> {
    const changed = (await this.giveUpLost()) + (await this.withdrawStale()) + (await this.withdrawUntrue());
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
           failure = (case when (m.date, m.start_minute) <= ($4::date, $5::smallint) then $6::jsonb else $1::jsonb end)
             ->> m.kind
       where m.state = any($3)
         and ((m.date, m.start_minute) <= ($4::date, $5::smallint)
              or (m.kind <> 'CANCELLATION'
                  and not exists (select from appointment a where a.id = m.appointment_id and ${IS_CURRENT})
                  and not ${IS_STANDING_OFFER} and not ${IS_STANDING_OCCASION}))
       returning id`,
      [
        JSON.stringify(NO_LONGER_TRUE),
        this.clock.now(),
        UNSENT_STATES,
        date,
        minutes,
        JSON.stringify(TOO_LATE),
      ],
    );
    return stale.length;
  }

  /**
   * Withdraws messages without an appointment that are no longer true. Only the feature that wrote them knows which.
   */
  private async withdrawUntrue(): Promise<number> {
    const stale = await this.occasions.stale(async (kind) => {
      const unsent = await this.sql.rows<{ id: number }>(
        'select id from outbound_message where kind = $1 and state = any($2)',
        [kind, UNSENT_STATES],
      );
      return unsent.map(({ id }) => id);
    });
    if (stale.length === 0) return 0;
    const withdrawn = await this.sql.rows(
      `update outbound_message m set state = 'WITHDRAWN', settled_at = $2, failure = $4::jsonb ->> m.kind
       where id = any($1::integer[]) and state = any($3) returning id`,
      [stale, this.clock.now(), UNSENT_STATES, JSON.stringify(NO_LONGER_TRUE)],
    );
    return withdrawn.length;
  }

  private async queueDue(): Promise<void> {
    const due = await this.sql.rows<{ id: number }>(
      `select id from outbound_message where state = 'QUEUED' and send_after <= $1 order by send_after, id limit $2`,
      [this.clock.now(), MAX_CONCURRENT],
    );
    for (const { id } of due) await this.writer.queue(id);
  }
}
