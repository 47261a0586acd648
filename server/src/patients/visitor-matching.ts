import { createHash } from 'node:crypto';
import { comparableEmail } from '#domain/patients/email.js';
import { invalidField } from '#domain/errors.js';
import { parsePhone } from '#domain/patients/phone.js';
import { patientOfVisitor } from '#domain/patients/same-person.js';
import { Injectable } from '@nestjs/common';
import { currentVersion } from '#domain/privacy/consent.es.js';
import { PHONE_OF_ANOTHER } from '#domain/visits/visit.es.js';
import { Sql } from '../foundation/database/sql.js';
import { NewPatients } from './new-patients.js';
import { IS_LISTED } from './patient.row.js';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface MatchedPatient {
  readonly id: number;
  readonly name: string;
  /** Whether they have already agreed to the text that the booking form shows now. */
  readonly hasConsented: boolean;
}

/** Visitors with the same e-mail or phone count as one. */
export interface VisitorKey {
  /** As entered. Tells apart patients who share the e-mail and phone. */
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** Undefined if the phone can't be parsed. */
  readonly phoneE164: string | undefined;
  /** As entered. */
  readonly phone: string;
}

export const visitorKeyOf = ({ name, email, phone }: Contact): VisitorKey => ({
  name,
  email: comparableEmail(email),
  phoneE164: parsePhone(phone),
  phone,
});

/** More patients with one e-mail and phone are a clinic's own contact, not a family. */
const MAX_FAMILY = 20;

/** The key of an advisory lock: PostgreSQL's `bigint` as text. */
const lockKey = (kind: string, value: string): bigint =>
  createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest()
    .readBigInt64BE();

@Injectable()
export class VisitorMatching {
  constructor(
    private readonly sql: Sql,
    private readonly newPatients: NewPatients,
  ) {}

  /**
   * Makes other requests with this e-mail or phone wait until the caller's transaction ends: a visitor who sends two
   * bookings at once must not become two patients, nor exceed the booking limit. Later reads include what those
   * requests committed.
   */
  async hold(visitor: VisitorKey): Promise<void> {
    // Always in the same order, so that two visitors who share both never deadlock.
    const [first, second] = [
      lockKey('email', visitor.email),
      lockKey('phone', visitor.phoneE164 ?? visitor.phone),
    ].toSorted((one, other) => (one < other ? -1 : 1));
    await this.sql.rows('select pg_advisory_xact_lock($1), pg_advisory_xact_lock($2)', [
      String(first),
      String(second),
    ]);
  }

  /** The caller has locked the visitor with `hold`. */
  async match(visitor: VisitorKey): Promise<MatchedPatient | undefined> {
    return patientOfVisitor(visitor.name, await this.sharing(visitor));
  }

  /** The patients with the visitor's e-mail and phone. */
  sharing({ email, phoneE164, phone }: VisitorKey): Promise<MatchedPatient[]> {
    return this.sql.rows<MatchedPatient>(
      `select id, name, exists (
         select from consent c
         where c.patient_id = patient.id and c.kind = 'DATA_TREATMENT' and c.text_version = $4
           and c.withdrawn_at is null) as "hasConsented"
       from patient
       where lower(email) = lower($1) and (phone_e164 = $2 or (phone_e164 is null and phone = $3))
       order by id limit ${MAX_FAMILY} for key share`,
      [email, phoneE164 ?? null, phone, currentVersion('DATA_TREATMENT')],
    );
  }

  /**
   * Creates a patient with a provisional RUT for a visitor without a match: the data of existing patients are never
   * changed. Joins the caller's transaction, so that a failed booking leaves no patient behind.
   */
  async add(contact: Contact): Promise<MatchedPatient> {
    const { name, phone, email } = contact;
    const id = await this.newPatients.insertOne({ name, phone, email, madeByVisitor: true });
    return { id, name, hasConsented: false };
  }

  /**
   * Creates a patient who is at the clinic, with a provisional RUT like a visitor's. To avoid mix-ups, staff must
   * either choose the patient who already has the phone or state that this is another person. Joins the caller's
   * transaction, and makes other requests with this phone wait for it.
   * @throws DomainError `INVALID_INPUT` on `phone` if a patient has it and sharing was not confirmed
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
    return this.newPatients.insertOne({ name: contact.name, phone });
  }
}
