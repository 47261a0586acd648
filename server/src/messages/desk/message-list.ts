import type { MessageChannelName, MessageKind, MessageState } from '#domain/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { type OutboundMessageRow, SELECT_MESSAGES } from '../outbox/outbound-message.row.js';

/** Which messages are wanted; what is absent narrows nothing. */
export interface MessageFilter {
  readonly states?: readonly MessageState[] | null | undefined;
  readonly kind?: MessageKind | null | undefined;
  readonly channel?: MessageChannelName | null | undefined;
  readonly appointmentId?: number | null | undefined;
  readonly patientId?: number | null | undefined;
}

export type MessageOrder = 'NEWEST' | 'APPOINTMENT';

export interface MessagePage {
  readonly nodes: OutboundMessageRow[];
  readonly totalCount: number;
}

// What waits about an appointment that has begun is over: the next sweep withdraws it.
const CONDITIONS = `
  ($1::text[] is null or m.state = any($1)) and ($2::text is null or m.kind = $2) and ($3::text is null or m.channel = $3)
  and ($4::integer is null or m.appointment_id = $4) and ($5::integer is null or m.patient_id = $5)
  and (m.state <> 'WAITING' or (m.date, m.start_minute) > ($6::date, $7::smallint))`;

const ORDERS: Readonly<Record<MessageOrder, string>> = {
  NEWEST: 'm.id desc',
  APPOINTMENT: 'm.date, m.start_minute, m.id',
};

/** Reads the outbox for people. */
@Injectable()
export class MessageList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async page(
    filter: MessageFilter,
    order: MessageOrder,
    { first, offset }: { first: number; offset: number },
  ): Promise<MessagePage> {
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
    const [nodes, [counted]] = await Promise.all([
      this.sql.rows<OutboundMessageRow>(
        `${SELECT_MESSAGES} where ${CONDITIONS} order by ${ORDERS[order]} limit $8 offset $9`,
        [...values, first, offset],
      ),
      this.sql.rows<{ count: number }>(
        `select count(*)::integer as count from outbound_message m where ${CONDITIONS}`,
        values,
      ),
    ]);
    return { nodes, totalCount: counted?.count ?? 0 };
  }
}
