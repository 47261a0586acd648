import { DomainError, invalidField } from '#domain/errors.js';
import { shifted } from '#domain/clinic-time.js';
import {
  CONSENT_LINK_NOT_FOUND,
  SIGNER_FAULTS,
  SIGNING_LINK_IS_USELESS,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { LINK_MINUTES, type Signer, signerFault } from '#domain/records/signed-consents/signed-consent.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../access/tokens/random-token.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { ConsentLink } from './consent-link.entity.js';
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
    private readonly em: EntityManager,
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
    await this.em.nativeDelete(ConsentLink, { expiresAt: { $lt: shifted(now, -KEPT_MS) } });
    const token = randomToken();
    const expiresAt = shifted(now, LINK_MINUTES * MINUTE_MS);
    const id = await this.em.insert(ConsentLink, {
      tokenHash: hashOfToken(token),
      patientId,
      consentTextId: textId,
      appointmentId,
      signer: entitled,
      createdAt: now,
      createdBy: staff.id,
      expiresAt,
    });
    return { id, token, expiresAt: expiresAt.toISOString() };
  }

  /** @throws DomainError `NOT_FOUND` */
  async progress(id: number): Promise<ConsentLinkProgress> {
    const link = await this.em.findOne(ConsentLink, id, READ_ONLY);
    if (!link) throw new DomainError('NOT_FOUND', { message: CONSENT_LINK_NOT_FOUND });
    const { consentAnswerId: answerId, expiresAt } = link;
    if (answerId !== null) return { id, state: 'USED', answerId };
    return { id, state: expiresAt <= this.clock.now() ? 'EXPIRED' : 'OPEN', answerId };
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
    const link = await this.find(token, now, FOR_UPDATE);
    if (!link) throw useless();
    const { signer, createdBy, patientId, consentTextId: textId, appointmentId } = link;
    // The user who made a link for a patient without a birth date has asked.
    const given = { ...signature, signer, isOfAge: true };
    const answer = await this.signed.sign(
      { textId, patientId, appointmentId },
      given,
      'OWN_PHONE',
      createdBy,
    );
    await this.em.nativeUpdate(ConsentLink, link.id, { usedAt: now, consentAnswerId: answer.id });
  }

  /** Invalidates a patient's links. */
  async deleteOf(patientId: number): Promise<void> {
    await this.em.nativeDelete(ConsentLink, { patientId });
  }

  /** Undefined if the text, the patient or the visit no longer exists. */
  private async textOf(link: ConsentLink): Promise<ConsentToSign | undefined> {
    try {
      return await this.toSign.one(link.consentTextId, link.patientId, link.appointmentId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }

  private find(
    token: string,
    now: Date,
    options: typeof READ_ONLY | typeof FOR_UPDATE = READ_ONLY,
  ): Promise<ConsentLink | null> {
    const open = { tokenHash: hashOfToken(token), usedAt: null, expiresAt: { $gt: now } };
    return this.em.findOne(ConsentLink, open, options);
  }
}

const useless = (): DomainError => new DomainError('NOT_FOUND', { message: SIGNING_LINK_IS_USELESS });
