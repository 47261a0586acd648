import { DEFAULT_STATUS } from '#domain/agenda/appointment.js';
import { DomainError } from '#domain/errors.js';
import { isPast } from '#domain/schedule.js';
import { ENTRY_HAS_NO_OFFER } from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable } from '@nestjs/common';
import { AppointmentBooking } from '../../agenda/appointments/appointment-booking.js';
import { CandidatesService } from '../../agenda/appointments/candidates.service.js';
import { HourHolds } from '../../agenda/appointments/holds/hour-holds.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { retryDeadlock } from '../../agenda/appointments/retry-deadlock.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { FreedHours } from './freed-hours.js';
import { LockedOffers, offerIsOver } from './locked-offers.js';
import { WaitingEntries } from './waiting-entries.js';

/** A patient accepts or declines an offered hour, or leaves the list. */
@Injectable()
export class OfferAnswers {
  constructor(
    private readonly sql: Sql,
    private readonly offers: LockedOffers,
    private readonly entries: WaitingEntries,
    private readonly booking: AppointmentBooking,
    private readonly candidates: CandidatesService,
    private readonly holds: HourHolds,
    private readonly links: AppointmentLinks,
    private readonly freed: FreedHours,
    private readonly clock: Clock,
  ) {}

  /**
   * Books the offered hour for the patient it is held for. Repeating it only renews the link.
   * @returns the token of a link to the appointment, which ends the one before.
   * @throws DomainError `SLOT_TAKEN` if it is no longer held or available, or the appointment is not theirs any more
   */
  accept(offerId: number): Promise<string> {
    return retryDeadlock(() => this.acceptOnce(offerId));
  }

  /** The same for a patient who answers through staff. @throws DomainError like `accept`, or `NOT_FOUND` */
  async acceptFor(entryId: number): Promise<void> {
    const entry = (await this.entries.all()).find(({ id }) => id === entryId);
    if (!entry?.offer) throw new DomainError('NOT_FOUND', { message: ENTRY_HAS_NO_OFFER });
    await this.accept(entry.offer.id);
  }

  @Transactional()
  private async acceptOnce(offerId: number): Promise<string> {
    const offer = await this.offers.lock(offerId);
    const { patientId, bookedName, professionalId } = offer;
    if (offer.state === 'ACCEPTED' && offer.appointmentId !== null)
      return this.linkTo(offer.appointmentId, patientId);
    if (offer.state !== 'OPEN' || offer.blockId === null || !(await this.holds.redeem(offer.blockId)))
      throw offerIsOver();
    if (isPast(offer.date, offer.startMinute, this.clock.wall())) throw offerIsOver();
    // Staff may have closed the day since. The minimum notice for visitors was checked when the offer was made.
    const free = await this.candidates.whoIsFree(offer, 'staff').catch((error: unknown) => {
      throw error instanceof DomainError ? offerIsOver() : error;
    });
    const draft = {
      serviceType: offer.serviceType,
      date: offer.date,
      startMinute: offer.startMinute,
      durationMinutes: offer.durationMinutes,
      professionalId,
      treatment: offer.treatment,
      patientId,
      notes: '',
      status: DEFAULT_STATUS,
      overbooked: false,
      bookedName,
    };
    const { id } = await this.booking.book(draft, free);
    await this.offers.settle(offerId, 'ACCEPTED', id);
    await this.entries.end(offer.entryId, 'BOOKED');
    return this.linkTo(id, patientId);
  }

  /**
   * Declines the offered hour, which is then offered to the next suitable patient. Repeating it changes nothing.
   * @throws DomainError `SLOT_TAKEN` if it is no longer held
   */
  decline(offerId: number): Promise<void> {
    return retryDeadlock(() => this.declineOnce(offerId));
  }

  @Transactional()
  private async declineOnce(offerId: number): Promise<void> {
    const offer = await this.offers.lock(offerId);
    if (offer.state === 'DECLINED') return;
    if (offer.state !== 'OPEN') throw offerIsOver();
    await this.offers.close(offer, 'DECLINED');
    await this.freed.lookSoon();
  }

  /** Takes the offer's patient off the list. Repeating it changes nothing. */
  async leave(offerId: number): Promise<void> {
    const [offer] = await this.sql.rows<{ entryId: number }>(
      'select waiting_entry_id as "entryId" from waiting_offer where id = $1',
      [offerId],
    );
    if (offer) await retryDeadlock(() => this.entries.end(offer.entryId, 'LEFT'));
  }

  private async linkTo(appointmentId: number, patientId: number): Promise<string> {
    const token = await this.links.issue(appointmentId, 'BOOKING', patientId);
    if (token === undefined) throw offerIsOver();
    return token;
  }
}
