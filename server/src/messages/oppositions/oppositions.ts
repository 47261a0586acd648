import { DomainError, invalidField } from '#domain/errors.js';
import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import { PATIENT_OPPOSES } from '#domain/messages/message.es.js';
import { isSameMessage, type MessageOpposition, OPPOSABLE } from '#domain/messages/opposition.js';
import { OCCASION_KINDS, UNSENT_STATES } from '#domain/messages/message.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { StoredOpposition } from './stored-opposition.entity.js';

export interface OppositionRow extends MessageOpposition {
  /** ISO 8601 in UTC. */
  readonly notedAt: string;
  readonly notedByName: string;
}

/** The messages that patients do not want (Ley 19.628, article 8). */
@Injectable()
export class Oppositions {
  constructor(
    private readonly em: EntityManager,
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
    if (!wanted.every((one) => isIn(OPPOSABLE, one)))
      throw invalidField('oppositions', FIELD_MESSAGES.oneOfList);
    const found = await this.sql.rows('select id from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const before = await this.em.find(StoredOpposition, { patientId }, READ_ONLY);
    const added = OPPOSABLE.filter((one) => isIn(wanted, one) && !isIn(before, one));
    for (const { channel, kind } of before.filter((one) => !isIn(wanted, one)))
      await this.em.nativeDelete(StoredOpposition, { patientId, channel, kind });
    await this.em.insertMany(
      StoredOpposition,
      added.map((one) => ({ ...one, patientId, notedAt: this.clock.now(), notedBy: staff.id })),
    );
    await this.withdrawUnsent(patientId);
    return this.of(patientId);
  }

  /** @throws DomainError `PATIENT_OPPOSES` */
  async assertWanted(
    patientId: number | null,
    channel: MessageChannelName,
    kind: MessageKind,
  ): Promise<void> {
    if (patientId === null) return;
    const opposed = await this.sql.rows(`select where ${isOpposed('$1::integer', '$2::text', '$3::text')}`, [
      patientId,
      channel,
      kind,
    ]);
    if (opposed.length > 0) throw new DomainError('PATIENT_OPPOSES');
  }

  /** Withdraws the messages that the patient does not want any more. */
  async withdrawUnsent(patientId: number): Promise<void> {
    const withdrawn = await this.sql.rows(
      `update outbound_message m set state = 'WITHDRAWN', failure = $2, settled_at = $3
       where m.patient_id = $1 and m.state = any($4) and ${IS_OPPOSED} returning id`,
      [patientId, PATIENT_OPPOSES, this.clock.now(), UNSENT_STATES],
    );
    if (withdrawn.length > 0) await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }
}

const isIn = (messages: readonly MessageOpposition[], one: MessageOpposition): boolean =>
  messages.some((other) => isSameMessage(one, other));

/** The kinds without an appointment, as SQL. */
const OCCASIONS = `(${OCCASION_KINDS.map((kind) => `'${kind}'`).join()})`;

/** Whether the patient withdrew the consent to messages and gave no other since. */
const withdrewConsent = (patientId: string): string => `coalesce((
  select bool_and(c.withdrawn_at is not null) from consent c
  where c.patient_id = ${patientId} and c.kind = 'MESSAGES'), false)`;

/**
 * Whether a patient opposes messages of this kind on this channel. An opposition to any message that the patient did
 * not ask for counts for all such messages on the channel; they also end with the consent to messages.
 */
export const isOpposed = (patientId: string, channel: string, kind: string): string => `(exists (
  select from message_opposition o
  where o.patient_id = ${patientId} and o.channel = ${channel} and (o.kind = ${kind} or ${kind} in ${OCCASIONS}))
  or ${kind} in ${OCCASIONS} and ${withdrewConsent(patientId)})`;

/** The same for the patient of the message `m`. */
export const IS_OPPOSED = isOpposed('m.patient_id', 'm.channel', 'm.kind');
