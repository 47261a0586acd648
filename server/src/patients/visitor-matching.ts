import { comparableEmail } from '#domain/patient.js';
import { parsePhone } from '#domain/phone.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** How a visitor can be reached. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

@Injectable()
export class VisitorMatching {
  constructor(private readonly sql: Sql) {}

  /**
   * The one patient with the visitor's e-mail and phone, else (none, or several) a new one with a provisional
   * RUT. An existing patient's data is never changed (rest-contract, `reservar`).
   * Joins the caller's transaction, so that a booking that fails leaves no patient behind.
   */
  async matchOrCreate(contact: Contact): Promise<{ id: number }> {
    const email = comparableEmail(contact.email);
    const phone = parsePhone(contact.phone);
    // One visitor who books two hours at once must not become two patients: the second waits for the first.
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `visitor ${email} ${phone ?? contact.phone}`,
    ]);
    const matches = await this.sql.rows<{ id: number }>(
      `select id from patient
       where lower(email) = lower($1) and (phone_e164 = $2 or (phone_e164 is null and phone = $3))
       limit 2 for key share`,
      [email, phone ?? null, contact.phone],
    );
    const [only] = matches;
    return only && matches.length === 1 ? only : this.create(contact, phone);
  }

  private async create(contact: Contact, phoneE164: string | undefined): Promise<{ id: number }> {
    const [created] = await this.sql.rows<{ id: number }>(
      `insert into patient (rut, provisional_rut, name, phone, phone_e164, email)
       values (next_provisional_rut(), true, $1, $2, $3, $4) returning id`,
      [contact.name, contact.phone, phoneE164 ?? null, contact.email],
    );
    if (!created) throw new Error('an insert that returns a row returned none');
    return created;
  }
}
