import { createHash } from 'node:crypto';
import { comparableEmail } from '#domain/patients/email.js';
import { parsePhone } from '#domain/patients/phone.js';
import { Injectable } from '@nestjs/common';
import { currentVersion } from '#domain/privacy/consent.es.js';
import { Sql } from '../database/sql.js';

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

/** The key of an advisory lock, PostgreSQL's `bigint` as text. */
const lockKey = (kind: string, value: string): bigint =>
  createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest()
    .readBigInt64BE();

@Injectable()
export class VisitorMatching {
  constructor(private readonly sql: Sql) {}

  /**
   * Makes others with this e-mail or phone wait until the caller's transaction ends: a visitor who books two hours at
   * once must not become two patients, nor exceed the limit of bookings.
   */
  async hold({ email, phone }: Contact): Promise<VisitorKey> {
    const visitor = { email: comparableEmail(email), phoneE164: parsePhone(phone), phone };
    // In one order for everybody, so that two visitors who share both never wait for each other.
    const [first, second] = [
      lockKey('email', visitor.email),
      lockKey('phone', visitor.phoneE164 ?? phone),
    ].toSorted((one, other) => (one < other ? -1 : 1));
    await this.sql.rows('select pg_advisory_xact_lock($1)', [String(first)]);
    await this.sql.rows('select pg_advisory_xact_lock($1)', [String(second)]);
    return visitor;
  }

  /**
   * The one patient with the visitor's e-mail and phone, else (none, or several) a new one with a provisional
   * RUT. An existing patient's data is never changed.
   * Joins the caller's transaction, so that a booking that fails leaves no patient behind; it holds the visitor.
   */
  async matchOrCreate(contact: Contact, { email, phoneE164 }: VisitorKey): Promise<MatchedPatient> {
    const matches = await this.sql.rows<MatchedPatient>(
      `select id, exists (
         select from consent c
         where c.patient_id = patient.id and c.kind = 'DATA_TREATMENT' and c.text_version = $4
           and c.withdrawn_at is null) as "hasConsented"
       from patient
       where lower(email) = lower($1) and (phone_e164 = $2 or (phone_e164 is null and phone = $3))
       limit 2 for key share`,
      [email, phoneE164 ?? null, contact.phone, currentVersion('DATA_TREATMENT')],
    );
    const [only] = matches;
    return only && matches.length === 1 ? only : this.create(contact, phoneE164);
  }

  private async create(contact: Contact, phoneE164: string | undefined): Promise<MatchedPatient> {
    const [created] = await this.sql.rows<{ id: number }>(
      `insert into patient (rut, provisional_rut, name, phone, phone_e164, email, made_by_visitor)
       values (next_provisional_rut(), true, $1, $2, $3, $4, true) returning id`,
      [contact.name, contact.phone, phoneE164 ?? null, contact.email],
    );
    if (!created) throw new Error('an insert that returns a row returned none');
    return { ...created, hasConsented: false };
  }
}
