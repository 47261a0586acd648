import { areBookingsPaused, type OpeningState } from '#domain/clinic/first-steps.js';
import { DomainError } from '#domain/errors.js';
import { pausedSentence } from '#domain/clinic/first-steps.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

/** As selected by `OPENING_COLUMNS`. */
export interface OpeningRow extends OpeningState {
  readonly isPauseWanted: boolean;
}

/** Columns of `clinic_settings`. */
export const OPENING_COLUMNS = `name, address, city, bookings_paused as "isPauseWanted",
  exists (select from treatment where bookable_online and price is not null) as "hasPricedTreatment"`;

/** Keeps visitors from booking while a user has paused the booking page. */
@Injectable()
export class BookingPause {
  constructor(private readonly sql: Sql) {}

  /** @returns the sentence for visitors; undefined if they can book. */
  async sentence(): Promise<string | undefined> {
    const [clinic] = await this.sql.rows<OpeningRow & { phone: string }>(
      `select ${OPENING_COLUMNS}, phone from clinic_settings`,
    );
    if (!clinic) throw new Error('clinic_settings has no row');
    return areBookingsPaused(clinic.isPauseWanted, clinic) ? pausedSentence(clinic.phone) : undefined;
  }

  /** @throws DomainError `BOOKINGS_PAUSED` */
  async assertOpen(): Promise<void> {
    const sentence = await this.sentence();
    if (sentence !== undefined) throw new DomainError('BOOKINGS_PAUSED', { message: sentence });
  }
}
