import { DomainError, invalidField } from '#domain/errors.js';
import { shifted } from '#domain/clinic-time.js';
import {
  CONSENT_LINK_NOT_FOUND,
  SIGNER_FAULTS,
  SIGNING_LINK_IS_USELESS,
} from '#domain/privacy/signed-consents/signed-consent.es.js';
import { LINK_MINUTES, type Signer, signerFault } from '#domain/privacy/signed-consents/signed-consent.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../access/random-token.js';
import type { Staff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { ConsentsToSign, type ConsentToSign } from './consents-to-sign.js';
import { type GivenSignature, SignedConsents } from './signed-consents.service.js';

const MINUTE_MS = 60_000;
/** Links are kept for a day, so that the screen that made one can show its state. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

export const CONSENT_LINK_STATES = ['OPEN', 'USED', 'EXPIRED'] as const;
export type ConsentLinkState = (typeof CONSENT_LINK_STATES)[number];

export interface NewConsentLink {
  readonly id: number;
  /** Shown once: only its hash is stored. */
  readonly token: string;
  /** ISO 8601, in UTC. */
  readonly expiresAt: string;
}

export interface ConsentLinkProgress {
  readonly id: number;
  readonly state: ConsentLinkState;
  /** The answer that was given through it. */
  readonly answerId: number | null;
}

interface OpenLink {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly textId: number;
  readonly patientId: number;
  readonly appointmentId: number | null;
  readonly signer: Signer;
  readonly createdBy: number;
}

/** The fields sent by the form of a link. */
type LinkedAnswer = Omit<GivenSignature, 'isOfAge' | 'signer'>;

export interface LinkedConsent {
  readonly text: ConsentToSign;
  readonly signer: Signer;
}

/** Links to sign one consent text on one's own phone: each works once, for an hour. Only hashes of tokens are stored. */
@Injectable()
export class ConsentLinks {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly toSign: ConsentsToSign,
    private readonly signed: SignedConsents,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `NOT_FOUND`, as `ConsentsToSign.one`, or `INVALID_INPUT` on `signer` */
  @Transactional()
  async issue(
    textId: number,
    patientId: number,
    appointmentId: number | null,
    signer: Signer,
    saidOfAge: boolean,
    staff: Staff,
  ): Promise<NewConsentLink> {
    const text = await this.toSign.one(textId, patientId, appointmentId);
    const entitled = text.needsRepresentative ? 'REPRESENTATIVE' : signer;
    // Such a link could be opened, but never signed.
    const fault = signerFault(entitled, text, this.clock.wall().date, saidOfAge);
    if (fault) throw invalidField('signer', SIGNER_FAULTS[fault]);
    const now = this.clock.now();
    await this.sql.rows('delete from consent_link where expires_at < $1', [shifted(now, -KEPT_MS)]);
    const token = randomToken();
    const expiresAt = shifted(now, LINK_MINUTES * MINUTE_MS);
    const [link] = await this.sql.rows<{ id: number }>(
      `insert into consent_link
         (token_hash, patient_id, consent_text_id, appointment_id, signer, created_at, created_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [hashOfToken(token), patientId, textId, appointmentId, entitled, now, staff.id, expiresAt],
    );
    if (!link) throw new Error('an insert returned no row');
    return { id: link.id, token, expiresAt: expiresAt.toISOString() };
  }

  /** @throws DomainError `NOT_FOUND` */
  async progress(id: number): Promise<ConsentLinkProgress> {
    const [link] = await this.sql.rows<{ expiresAt: string; answerId: number | null }>(
      `select ${asIsoInstant('expires_at')} as "expiresAt", consent_answer_id as "answerId"
       from consent_link where id = $1`,
      [id],
    );
    if (!link) throw new DomainError('NOT_FOUND', { message: CONSENT_LINK_NOT_FOUND });
    const { answerId, expiresAt } = link;
    if (answerId !== null) return { id, state: 'USED', answerId };
    return { id, state: expiresAt <= this.clock.now().toISOString() ? 'EXPIRED' : 'OPEN', answerId };
  }

  /**
   * The text of a link, as it reads now.
   * @throws DomainError `NOT_FOUND` for every link that can't be signed, or `TOO_MANY_REQUESTS` after many of those
   */
  async open(token: string, network: string): Promise<LinkedConsent> {
    const link = await this.find(token, this.clock.now());
    const text = link && (await this.textOf(link));
    if (text) return { text, signer: link.signer };
    // Only useless tokens count, so a valid link is never refused because of others on the same network.
    await this.limits.invalidLinks.assertNotTooMany(network);
    throw useless();
  }

  /**
   * Stores the answer and uses up the link, both or neither.
   * @throws DomainError as `open` and `SignedConsents.sign`
   */
  async sign(token: string, signature: LinkedAnswer, network: string): Promise<void> {
    await this.open(token, network);
    await this.limits.ownChanges.assertNotTooMany(network);
    await this.signOnce(token, signature);
  }

  @Transactional()
  private async signOnce(token: string, signature: LinkedAnswer): Promise<void> {
    const now = this.clock.now();
    const seen = await this.find(token, now);
    if (!seen) throw useless();
    // A merge and a suppression lock the patient before the links as well.
    await this.sql.rows('select from patient where id = $1 for share', [seen.patientId]);
    // The lock decides which of two simultaneous uses wins.
    const link = await this.find(token, now, 'for update');
    if (!link) throw useless();
    const { signer, createdBy, ...what } = link;
    // The user who made a link for a patient without a birth date has asked.
    const given = { ...signature, signer, isOfAge: true };
    const answer = await this.signed.sign(what, given, 'OWN_PHONE', createdBy);
    await this.sql.rows('update consent_link set used_at = $2, consent_answer_id = $3 where id = $1', [
      link.id,
      now,
      answer.id,
    ]);
  }

  /** Invalidates a patient's links. */
  async deleteOf(patientId: number): Promise<void> {
    await this.sql.rows('delete from consent_link where patient_id = $1', [patientId]);
  }

  /** Undefined if the text, the patient or the visit no longer exists. */
  private async textOf({ textId, patientId, appointmentId }: OpenLink): Promise<ConsentToSign | undefined> {
    try {
      return await this.toSign.one(textId, patientId, appointmentId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }

  private async find(token: string, now: Date, lock = ''): Promise<OpenLink | undefined> {
    const [link] = await this.sql.rows<OpenLink>(
      `select id, consent_text_id as "textId", patient_id as "patientId", appointment_id as "appointmentId", signer,
              created_by as "createdBy"
       from consent_link where token_hash = $1 and used_at is null and expires_at > $2 ${lock}`,
      [hashOfToken(token), now],
    );
    return link;
  }
}

const useless = (): DomainError => new DomainError('NOT_FOUND', { message: SIGNING_LINK_IS_USELESS });
