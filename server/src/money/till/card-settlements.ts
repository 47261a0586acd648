import type { LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { cardTotal } from '#domain/money/till.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CardSettlement } from './card-settlement.entity.js';
import { CashDay } from '../cash-days/cash-day.entity.js';
import { Payment } from '../payments/payment.entity.js';
import type { SettleCardsInput } from './till.input.js';

export interface SettlementRow extends Omit<CardSettlement, 'day' | 'at' | 'staffUserId'> {
  readonly fee: Clp;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
}

/** Compares the card payments of closed days with the settlement of their terminal. */
@Injectable()
export class CardSettlements {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** The settlements of a day, the oldest first. */
  of(day: LocalDate): Promise<SettlementRow[]> {
    return this.sql.rows<SettlementRow>(
      `select s.id, s.expected::float8 as expected, s.gross::float8 as gross, s.net::float8 as net,
              (s.gross - s.net)::float8 as fee, s.reason, ${asIsoInstant('s.at')} as at, u.name as "staffName"
       from card_settlement s join staff_user u on u.id = s.staff_user_id
       where s.day = $1 order by s.id`,
      [day],
    );
  }

  /**
   * Adds the settlement of a closed day, which stays closed.
   * @throws DomainError `INVALID_INPUT` on `day` if it is open, on `net` if it is more than the total, on `reason` if the
   *   totals differ without one
   */
  @Transactional()
  async settle({ day, gross, net, reason }: SettleCardsInput, staff: Staff): Promise<void> {
    const closed = await this.em.findOne(
      CashDay,
      { day, isClosed: true },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!closed) throw invalidField('day', MONEY_MESSAGES.settledOpen);
    if (net > gross) throw invalidField('net', MONEY_MESSAGES.netTooHigh);
    const lines = await this.em.find(
      Payment,
      { bookedOn: day },
      { ...READ_ONLY, fields: ['method', 'kind', 'amount'] },
    );
    const expected = cardTotal(lines);
    if (gross !== expected && !reason) throw invalidField('reason', MONEY_MESSAGES.cardDifference);
    await this.em.insert(CardSettlement, {
      ...{ day, expected, gross, net },
      reason: reason ?? '',
      at: this.clock.now(),
      staffUserId: staff.id,
    });
    await this.live.publish({ kind: 'MONEY' });
  }
}
