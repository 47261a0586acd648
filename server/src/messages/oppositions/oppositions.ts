import { DomainError, invalidField } from '#domain/errors.js';
import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import { PATIENT_OPPOSES } from '#domain/messages/message.es.js';
import { isSameMessage, type MessageOpposition, OPPOSABLE } from '#domain/messages/opposition.js';
import { UNSENT_STATES } from '#domain/messages/message.js';
import { FIELD_MESSAGES, PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';

export interface OppositionRow extends MessageOpposition {
  /** ISO 8601 in UTC. */
  readonly notedAt: string;
  readonly notedByName: string;
}

/** The messages that patients do not want (Ley 19.628, article 8). */
@Injectable()
export class Oppositions {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  of(patientId: number): Promise<OppositionRow[]> {
    return this.sql.rows<OppositionRow>(
      `select o.channel, o.kind, ${asIsoInstant('o.noted_at')} as "notedAt", s.name as "notedByName"
       from message_opposition o join staff_user s on s.id = o.noted_by
       where o.patient_id = $1 order by o.channel desc, o.kind`,
      [patientId],
    );
  }

  /**
   * Replaces a patient's oppositions. Unsent messages that they oppose are withdrawn.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `oppositions` for messages that don't exist
   */
  @Transactional()
  async replace(
    patientId: number,
    wanted: readonly MessageOpposition[],
    staff: Staff,
  ): Promise<OppositionRow[]> {
    if (!wanted.every((one) => OPPOSABLE.some((other) => isSameMessage(one, other))))
      throw invalidField('oppositions', FIELD_MESSAGES.oneOfList);
    const found = await this.sql.rows('select id from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const pairs = [wanted.map(({ channel }) => channel), wanted.map(({ kind }) => kind)];
    await this.sql.rows(
      `delete from message_opposition
       where patient_id = $1 and (channel, kind) not in (select * from unnest($2::text[], $3::text[]))`,
      [patientId, ...pairs],
    );
    await this.sql.rows(
      `insert into message_opposition (patient_id, channel, kind, noted_at, noted_by)
       select distinct $1::integer, channel, kind, $4::timestamptz, $5::integer
       from unnest($2::text[], $3::text[]) as asked (channel, kind)
       on conflict do nothing`,
      [patientId, ...pairs, this.clock.now(), staff.id],
    );
    await this.withdraw(patientId);
    return this.of(patientId);
  }

  /** @throws DomainError `PATIENT_OPPOSES` */
  async assertWanted(
    patientId: number | null,
    channel: MessageChannelName,
    kind: MessageKind,
  ): Promise<void> {
    const opposed = await this.sql.rows(
      'select 1 from message_opposition where patient_id = $1 and channel = $2 and kind = $3',
      [patientId, channel, kind],
    );
    if (opposed.length > 0) throw new DomainError('PATIENT_OPPOSES');
  }

  private async withdraw(patientId: number): Promise<void> {
    const withdrawn = await this.sql.rows(
      `update outbound_message m set state = 'WITHDRAWN', failure = $2, settled_at = $3
       where m.patient_id = $1 and m.state = any($4) and ${IS_OPPOSED} returning id`,
      [patientId, PATIENT_OPPOSES, this.clock.now(), UNSENT_STATES],
    );
    if (withdrawn.length > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }
}

/** Whether the patient of the message `m` opposes messages of this kind on this channel. */
export const IS_OPPOSED = `exists (
  select from message_opposition o
  where o.patient_id = m.patient_id and o.channel = m.channel and o.kind = m.kind)`;
