import { createHash } from 'node:crypto';
import { comparableEmail } from '#domain/patients/email.js';
import { invalidField } from '#domain/errors.js';
import { parsePhone } from '#domain/patients/phone.js';
import { Injectable } from '@nestjs/common';
import { currentVersion } from '#domain/privacy/consent.es.js';
import { PHONE_OF_ANOTHER } from '#domain/visits/visit.es.js';
import { Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';
import { IS_LISTED } from './patient.row.js';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Whom a visitor is. */
export interface MatchedPatient {
  readonly id: number;
  /** Whether they agreed already to the text that the booking form shows now. */
  readonly hasConsented: boolean;
}

/** Visitors with the same e-mail or phone count as one. */
export interface VisitorKey {
  /** In lower case. */
  readonly email: string;
  /** Undefined where the phone can't be read. */
  readonly phoneE164: string | undefined;
  /** As it was typed. */
  readonly phone: string;
}

export const visitorKeyOf = ({ email, phone }: Contact): VisitorKey => ({
  email: comparableEmail(email),
  phoneE164: parsePhone(phone),
  phone,
});

/** The key of an advisory lock, PostgreSQL's `bigint` as text. */
const lockKey = (kind: string, value: string): bigint =>
  createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest()
    .readBigInt64BE();

@Injectable()
export class VisitorMatching {
  constructor(
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /**
   * Makes others with this e-mail or phone wait until the caller's transaction ends: a visitor who books two hours at
   * once must not become two patients, nor exceed the limit of bookings.
   */
  async hold(visitor: VisitorKey): Promise<void> {
    // In one order for everybody, so that two visitors who share both never wait for each other.
    const [first, second] = [
      lockKey('email', visitor.email),
      lockKey('phone', visitor.phoneE164 ?? visitor.phone),
    ].toSorted((one, other) => (one < other ? -1 : 1));
    await this.sql.rows('select pg_advisory_xact_lock($1), pg_advisory_xact_lock($2)', [
      String(first),
      String(second),
    ]);
  }

  /** The one patient with the visitor's e-mail and phone, where there is one and no other. The caller holds the visitor. */
  async match({ email, phoneE164, phone }: VisitorKey): Promise<MatchedPatient | undefined> {
    const matches = await this.sql.rows<MatchedPatient>(
      `select id, exists (
         select from consent c
         where c.patient_id = patient.id and c.kind = 'DATA_TREATMENT' and c.text_version = $4
           and c.withdrawn_at is null) as "hasConsented"
       from patient
       where lower(email) = lower($1) and (phone_e164 = $2 or (phone_e164 is null and phone = $3))
       limit 2 for key share`,
      [email, phoneE164 ?? null, phone, currentVersion('DATA_TREATMENT')],
    );
    return matches.length === 1 ? matches[0] : undefined;
  }

  /**
   * A new patient with a provisional RUT, for a visitor who is matched with none: an existing patient's data is never
   * changed. Joins the caller's transaction, so that a booking that fails leaves no patient behind.
   */
  async add(contact: Contact): Promise<MatchedPatient> {
    return { id: await this.create(contact, parsePhone(contact.phone), true), hasConsented: false };
  }

  /**
   * A new patient who is at the clinic, with a provisional RUT like a visitor's. Nobody is taken for somebody else: where a
   * patient has the phone already, staff have to choose them or say that this is another person.
   * Joins the caller's transaction, and makes others with this phone wait for it.
   * @throws DomainError `INVALID_INPUT` on `phone` where somebody has it and may not share it
   */
  async register(contact: Pick<Contact, 'name' | 'phone'>, sharesPhone: boolean): Promise<number> {
    const { phone } = contact;
    const phoneE164 = parsePhone(phone);
    await this.sql.rows('select pg_advisory_xact_lock($1)', [String(lockKey('phone', phoneE164 ?? phone))]);
    const others = await this.sql.rows(
      `select from patient p
       where (p.phone_e164 = $1 or (p.phone_e164 is null and p.phone = $2)) and ${IS_LISTED} limit 1`,
      [phoneE164 ?? null, phone],
    );
    if (others.length > 0 && !sharesPhone) throw invalidField('phone', PHONE_OF_ANOTHER);
    return this.create({ ...contact, email: '' }, phoneE164, false);
  }

  private async create(
    { name, phone, email }: Contact,
    phoneE164: string | undefined,
    madeByVisitor: boolean,
  ): Promise<number> {
    const [created] = await this.sql.rows<{ id: number }>(
      `insert into patient (rut, provisional_rut, name, phone, phone_e164, email, made_by_visitor)
       values (next_provisional_rut(), true, $1, $2, $3, $4, $5) returning id, pg_notify($6, $7)`,
      [name, phone, phoneE164 ?? null, email, madeByVisitor, ...this.live.notice({ kind: 'PATIENTS' })],
    );
    if (!created) throw new Error('an insert that returns a row returned none');
    return created.id;
  }
}
