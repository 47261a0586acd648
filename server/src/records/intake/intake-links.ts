import { createHmac } from 'node:crypto';
import { shifted } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { INTAKE_LINK_IS_USELESS } from '#domain/records/intake/intake.es.js';
import { INTAKE_LINK_MINUTES, type IntakeLine } from '#domain/records/intake/intake.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../access/tokens/random-token.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { IntakeLink } from './intake-link.entity.js';
import { Intakes, type WhoseIntake } from './intakes.service.js';
import { holdPatient } from '../../patients/hold-patient.js';
import { holdAppointmentOf } from '../appointments/hold-appointment.js';

const MINUTE_MS = 60_000;
/** Links are kept for a day, so that the screen that made one can show its state. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

export const INTAKE_LINK_STATES = ['OPEN', 'USED', 'EXPIRED'] as const;
export type IntakeLinkState = (typeof INTAKE_LINK_STATES)[number];

export interface NewIntakeLink {
  readonly id: number;
  /** Shown once: only its hash is stored. */
  readonly token: string;
  /** ISO 8601, in UTC. */
  readonly expiresAt: string;
}

interface StoredLink extends WhoseIntake {
  readonly id: number;
  readonly isUsed: boolean;
  /** The hash of the answers that used it up. */
  readonly answersHash: Buffer | null;
  readonly patientName: string;
}

/** Links to answer the questionnaire at the desk: each works once, for an hour. Only hashes of tokens are stored. */
@Injectable()
export class IntakeLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly intakes: Intakes,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `NOT_FOUND`, also for an appointment of another patient */
  @Transactional()
  async issue({ patientId, appointmentId }: WhoseIntake, staff: Staff): Promise<NewIntakeLink> {
    await holdPatient(this.sql, patientId);
    if (appointmentId !== null) {
      await holdAppointmentOf(this.sql, patientId, appointmentId);
    }
    const now = this.clock.now();
    await this.em.nativeDelete(IntakeLink, { expiresAt: { $lt: shifted(now, -KEPT_MS) } });
    const token = randomToken();
    const expiresAt = shifted(now, INTAKE_LINK_MINUTES * MINUTE_MS);
    const id = await this.em.insert(IntakeLink, {
      tokenHash: hashOfToken(token),
      patientId,
      appointmentId,
      createdAt: now,
      createdBy: staff.id,
      expiresAt,
    });
    return { id, token, expiresAt: expiresAt.toISOString() };
  }

  /** @throws DomainError `NOT_FOUND` */
  async progress(id: number): Promise<{ id: number; state: IntakeLinkState }> {
    const link = await this.em.findOne(IntakeLink, id, READ_ONLY);
    if (!link) throw new DomainError('NOT_FOUND', { message: INTAKE_LINK_IS_USELESS });
    if (link.usedAt) return { id, state: 'USED' };
    return { id, state: link.expiresAt <= this.clock.now() ? 'EXPIRED' : 'OPEN' };
  }

  /**
   * The name of the patient of a link.
   * @throws DomainError `NOT_FOUND` for every link that can't be answered, or `TOO_MANY_REQUESTS` after many of those
   */
  async open(token: string, network: string): Promise<string> {
    const link = await this.find(token);
    if (!link || link.isUsed) return this.refuse(network);
    return link.patientName;
  }

  /**
   * Stores the answers and uses up the link, both or neither. A form that is sent twice succeeds twice; one
   * with some of its answers is refused like any other, so that a used link reveals nothing about them.
   * @throws DomainError as `open` and `Intakes.submit`
   */
  async submit(token: string, lines: readonly IntakeLine[], digest: string, network: string): Promise<void> {
    const link = await this.find(token);
    if (!link || (link.isUsed && !isRepeat(link, token, lines))) return this.refuse(network);
    if (link.isUsed) return;
    await this.assertNotTooMany(network);
    if (!(await this.submitOnce(token, lines, digest))) throw useless();
  }

  /** @throws DomainError `TOO_MANY_REQUESTS` */
  async assertNotTooMany(network: string): Promise<void> {
    await this.limits.ownChanges.assertNotTooMany(network);
  }

  @Transactional()
  private async submitOnce(token: string, lines: readonly IntakeLine[], digest: string): Promise<boolean> {
    const seen = await this.find(token);
    if (!seen) return false;
    // A merge and a suppression lock the patient before the links as well.
    await this.sql.rows('select from patient where id = $1 for no key update', [seen.patientId]);
    // If the link is used twice at once, the second use finds the answers of the first.
    const link = await this.find(token);
    if (!link) return false;
    if (link.isUsed) return isRepeat(link, token, lines);
    if (!(await this.intakes.submit(link, lines, digest))) return false;
    await this.em.nativeUpdate(IntakeLink, link.id, {
      usedAt: this.clock.now(),
      answersHash: hashOfAnswers(token, lines),
    });
    return true;
  }

  /** Invalidates a patient's links. */
  async deleteOf(patientId: number): Promise<void> {
    await this.em.nativeDelete(IntakeLink, { patientId });
  }

  /** Only useless tokens count, so a valid link is never refused because of others on the same network. */
  private async refuse(network: string): Promise<never> {
    await this.limits.invalidLinks.assertNotTooMany(network);
    throw useless();
  }

  private async find(token: string): Promise<StoredLink | undefined> {
    const [link] = await this.sql.rows<StoredLink>(
      `select l.id, l.patient_id as "patientId", l.appointment_id as "appointmentId",
              l.used_at is not null as "isUsed", l.answers_hash as "answersHash", p.name as "patientName"
       from intake_link l join patient p on p.id = l.patient_id
       where l.token_hash = $1 and l.expires_at > $2`,
      [hashOfToken(token), this.clock.now()],
    );
    return link;
  }
}

/** With the token, which is not stored, so that the answers can't be found by trying them all. */
const hashOfAnswers = (token: string, lines: readonly IntakeLine[]): Buffer =>
  createHmac('sha256', token)
    .update(
      JSON.stringify(
        lines.map((line) => [line.question, line.answer, line.text, line.since, line.sinceWords]),
      ),
    )
    .digest();

const isRepeat = ({ answersHash }: StoredLink, token: string, lines: readonly IntakeLine[]): boolean =>
  answersHash !== null && hashOfAnswers(token, lines).equals(answersHash);

const useless = (): DomainError => new DomainError('NOT_FOUND', { message: INTAKE_LINK_IS_USELESS });
