import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import type { MessageListInput, MessageOrder } from './message-list.input.js';
import { type OutboundMessageRow, SELECT_MESSAGES } from '../outbox/outbound-message.row.js';

export interface MessagePage extends Page<OutboundMessageRow> {
  readonly totalCount: number;
}

// A waiting message about an appointment that has begun is out of date: the next sweep withdraws it.
const CONDITIONS = `
  ($1::text[] is null or m.state = any($1)) and ($2::text is null or m.kind = $2) and ($3::text is null or m.channel = $3)
  and ($4::integer is null or m.appointment_id = $4) and ($5::integer is null or m.patient_id = $5)
  and (m.state <> 'WAITING' or (m.date, m.start_minute) > ($6::date, $7::smallint))`;

interface ListOrder extends PageOrder<OutboundMessageRow> {
  readonly sql: string;
  /** Selects the rows from the keys `$10` onwards; all of them if those are null. */
  readonly behind: string;
}

const ORDERS: Readonly<Record<MessageOrder, ListOrder>> = {
  NEWEST: {
    name: 'NEWEST_MESSAGES',
    kinds: ['integer'],
    keysOf: ({ id }) => [id],
    sql: 'm.id desc',
    behind: '($10::integer is null or m.id < $10)',
  },
  APPOINTMENT: {
    name: 'MESSAGES_BY_APPOINTMENT',
    kinds: ['day', 'integer', 'integer'],
    keysOf: ({ date, startMinute, id }) => [date, startMinute, id],
    sql: 'm.date, m.start_minute, m.id',
    behind: '($10::date is null or (m.date, m.start_minute, m.id) > ($10::date, $11::integer, $12::integer))',
  },
};

@Injectable()
export class MessageList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this order. */
  async page(filter: MessageListInput): Promise<MessagePage> {
    const order = ORDERS[filter.order];
    const { date, minutes } = this.clock.wall();
    const values = [
      filter.states ?? null,
      filter.kind ?? null,
      filter.channel ?? null,
      filter.appointmentId ?? null,
      filter.patientId ?? null,
      date,
      minutes,
    ];
    const page = await readPage(filter, order, (count, after) =>
      this.sql.rows<OutboundMessageRow>(
        `${SELECT_MESSAGES} where ${CONDITIONS} and ${order.behind} order by ${order.sql} limit $8 offset $9`,
        [...values, count, filter.offset, ...(after ?? order.kinds.map(() => null))],
      ),
    );
    const [counted] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from outbound_message m where ${CONDITIONS}`,
      values,
    );
    return { ...page, totalCount: counted?.count ?? 0 };
  }

  /** The messages with these ids, as far as they exist, in no particular order. */
  byIds(ids: readonly number[]): Promise<OutboundMessageRow[]> {
    return this.sql.rows<OutboundMessageRow>(
      `${SELECT_MESSAGES} where m.id = any(${opaqueParameter('$1', 'integer[]')})`,
      [ids],
    );
  }
}
