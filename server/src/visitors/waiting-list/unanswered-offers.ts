import { Injectable } from '@nestjs/common';
import { HourHolds } from '../../agenda/appointments/holds/hour-holds.js';
import { retryDeadlock } from '../../agenda/appointments/retry-deadlock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LockedOffers } from './locked-offers.js';

@Injectable()
export class UnansweredOffers {
  constructor(
    private readonly sql: Sql,
    private readonly holds: HourHolds,
    private readonly offers: LockedOffers,
  ) {}

  /** Releases the hours of offers that were not answered in time or not sent. */
  async settleOver(): Promise<void> {
    await this.holds.releaseEnded();
    const over = await this.sql.rows<{ id: number }>(
      `select o.id from waiting_offer o
       where o.state = 'OPEN' and (o.blocked_hours_id is null or not exists (
         select from outbound_message m
         where m.waiting_offer_id = o.id and m.state not in ('FAILED', 'DISCARDED', 'WITHDRAWN')))
       order by o.id`,
    );
    for (const { id } of over) await retryDeadlock(() => this.closeOver(id));
  }

  @Transactional()
  private async closeOver(id: number): Promise<void> {
    const offer = await this.offers.lock(id);
    if (offer.state !== 'OPEN') return;
    const wentOut = await this.sql.rows(
      `select from outbound_message
       where waiting_offer_id = $1 and state in ('SENDING', 'SENT', 'DELIVERED', 'READ', 'UNCERTAIN')`,
      [id],
    );
    await this.offers.close(offer, wentOut.length > 0 ? 'EXPIRED' : 'WITHDRAWN');
  }
}
