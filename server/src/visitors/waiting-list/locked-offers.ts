import type { DurationMinutes } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { OFFER_IS_OVER } from '#domain/visitors/waiting-list/waiting-list.es.js';
import type { OfferState } from '#domain/visitors/waiting-list/waiting-list.js';
import { Injectable } from '@nestjs/common';
import { HourHolds } from '../../agenda/appointments/holds/hour-holds.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { WaitingEntryRow } from './waiting-entry.row.js';

interface LockedOffer {
  readonly id: number;
  readonly entryId: number;
  readonly state: OfferState;
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: DurationMinutes;
  readonly blockId: number | null;
  readonly appointmentId: number | null;
  readonly patientId: number;
  readonly bookedName: string;
  readonly serviceType: WaitingEntryRow['serviceType'];
  readonly treatment: string;
}

export const offerIsOver = (): DomainError => new DomainError('SLOT_TAKEN', { message: OFFER_IS_OVER });

/** Locks and settles offers, in the caller's transaction. */
@Injectable()
export class LockedOffers {
  constructor(
    private readonly sql: Sql,
    private readonly holds: HourHolds,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** Locks an offer and its entry until the transaction ends. @throws DomainError `SLOT_TAKEN` if it is gone */
  async lock(id: number): Promise<LockedOffer> {
    // The entry first, in the same order as transactions that end an entry or make an offer.
    await this.sql.rows(
      `select from waiting_entry where id = (select waiting_entry_id from waiting_offer where id = $1)
       for no key update`,
      [id],
    );
    const [offer] = await this.sql.rows<LockedOffer>(
      `select o.id, o.waiting_entry_id as "entryId", o.state, o.professional_id as "professionalId", o.date,
              o.start_minute as "startMinute", o.duration_minutes as "durationMinutes", o.blocked_hours_id as "blockId", o.appointment_id as "appointmentId",
              e.patient_id as "patientId", e.booked_name as "bookedName", e.service_type as "serviceType", o.treatment
       from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id
       where o.id = $1 for no key update of o`,
      [id],
    );
    if (!offer) throw offerIsOver();
    return offer;
  }

  /** Settles an offer that led to no appointment, and releases its hour. */
  async close({ id, blockId }: LockedOffer, state: OfferState): Promise<void> {
    await this.settle(id, state, null);
    if (blockId !== null) await this.holds.release(blockId);
  }

  /** The caller must release or book its hour in the same transaction. */
  async settle(id: number, state: OfferState, appointmentId: number | null): Promise<void> {
    await this.sql.rows(
      `update waiting_offer set state = $2, settled_at = $3, blocked_hours_id = null, appointment_id = $4 where id = $1`,
      [id, state, this.clock.now(), appointmentId],
    );
    await this.live.publish({ kind: 'MESSAGES', appointmentId });
  }
}
