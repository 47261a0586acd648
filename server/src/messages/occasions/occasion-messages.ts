import type { LocalDate } from '#domain/clinic-time.js';
import { type MessageChannelName, MESSAGE_CHANNELS, type OccasionKind } from '#domain/messages/message.js';
import { chatNumber } from '#domain/messages/message-link.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { type PatientWay, PatientWays } from '../channels/patient-ways.js';
import { isOpposed } from '../oppositions/oppositions.js';
import { MessageWriter } from './message-writer.js';

/** `OPPOSED`: the patient wants no such messages; `UNREACHABLE`: there is nothing to write to. */
export type WayRefusal = 'OPPOSED' | 'UNREACHABLE';

interface Addressee {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** As entered. */
  readonly phone: string;
  /** The channels on which they don't want such messages. */
  readonly opposed: readonly MessageChannelName[];
}

interface Reached {
  readonly name: string;
  readonly way: PatientWay | WayRefusal;
}

interface OccasionText {
  readonly subject: string;
  readonly body: string;
  /** Parameters of the template registered with WhatsApp, which refuses empty ones. */
  readonly parameters: readonly string[];
}

interface OccasionMessage {
  readonly kind: OccasionKind;
  readonly patientId: number;
  /** After this day it is not worth sending. */
  readonly lastDay: LocalDate;
  /** The user who requested it; null if automatic. */
  readonly staffId: number | null;
  /** The debt, in whole pesos, if it is a reminder of one. */
  readonly amount?: Clp;
}

const LAST_MINUTE = 24 * 60 - 1;

/** Writes messages without an appointment into the outbox. */
@Injectable()
export class OccasionMessages {
  constructor(
    private readonly sql: Sql,
    private readonly ways: PatientWays,
    private readonly writer: MessageWriter,
    private readonly clock: Clock,
  ) {}

  /** How such messages reach these patients now, by id. */
  async reach(kind: OccasionKind, patientIds: readonly number[]): Promise<ReadonlyMap<number, Reached>> {
    const addressees = await this.sql.rows<Addressee>(
      `select p.id, p.name, p.email, p.phone,
              array (select c from unnest($3::text[]) as c where ${isOpposed('p.id', 'c', '$2::text')}) as opposed
       from patient p where p.id = any($1::integer[])`,
      [patientIds, kind, MESSAGE_CHANNELS],
    );
    const wayTo = await this.ways.of(kind);
    return new Map(
      addressees.map(({ id, name, email, phone, opposed }) => {
        const way = wayTo({ email, phoneE164: chatNumber(phone) ?? null, opposed });
        return [id, { name, way: way ?? (opposed.length > 0 ? 'OPPOSED' : 'UNREACHABLE') }];
      }),
    );
  }

  /**
   * Writes one in the caller's transaction, which has locked the patient.
   * @returns its id, or why the patient can't be written to
   */
  async write(
    { kind, patientId, lastDay, staffId, amount }: OccasionMessage,
    textFor: (patientName: string) => OccasionText,
  ): Promise<number | WayRefusal> {
    const reached = (await this.reach(kind, [patientId])).get(patientId);
    if (!reached) return 'UNREACHABLE';
    const { name, way } = reached;
    if (typeof way === 'string') return way;
    const text = textFor(name);
    const id = await this.writer.put({
      ...way,
      appointmentId: null,
      patientId,
      kind,
      subject: way.channel === 'EMAIL' ? text.subject : '',
      body: text.body,
      parameters: text.parameters,
      attachment: '',
      date: lastDay,
      startMinute: LAST_MINUTE,
      amount,
      state: way.driver === 'LINK' ? 'WAITING' : 'QUEUED',
      failure: '',
      sendAfter: this.clock.now(),
      staffId,
    });
    if (id === undefined) throw new Error('a message that is about no hour was already written');
    return id;
  }
}
