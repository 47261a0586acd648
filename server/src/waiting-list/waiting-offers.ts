import { DEFAULT_STATUS, type DurationMinutes } from '#domain/appointment.js';
import { type LocalDate, minutesOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { isQuiet } from '#domain/messages/message-timing.js';
import { isPast } from '#domain/schedule.js';
import {
  nextOffer,
  type OfferableHour,
  type OfferState,
  unsentHoldMinutes,
  type WaitedChoice,
} from '#domain/waiting-list/waiting-list.js';
import {
  ENTRY_HAS_NO_OFFER,
  ENTRY_HAS_NO_WAY,
  ENTRY_HAS_OFFER,
  HELD_FOR_OFFER,
  OFFER_IS_OVER,
} from '#domain/waiting-list/waiting-list.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppointmentBooking } from '../appointments/appointment-booking.js';
import { AppointmentLinks } from '../appointments/links/appointment-links.js';
import { AvailabilityService } from '../appointments/availability/availability.service.js';
import { CandidatesService } from '../appointments/availability/candidates.service.js';
import { HourHolds } from '../appointments/holds/hour-holds.js';
import { retryDeadlock } from '../appointments/retry-deadlock.js';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';
import { OfferMessages } from '../messages/offers/offer-messages.js';
import { FreedHours } from './freed-hours.js';
import { WaitingEntries } from './waiting-entries.js';
import { visitorWaiting, type WaitingEntryRow } from './waiting-entry.row.js';
import { WaitingSettings } from './waiting-settings.js';

/** An offer, locked. */
interface HeldOffer {
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

type Hour = Pick<OfferableHour, 'date' | 'startMinute'>;

/** An advisory lock key: only one instance at a time chooses the patient to offer an hour to. */
const CHOOSING_LOCK = 4_755_001;

const asked = ({ serviceType, treatment, durationMinutes, professionalId }: WaitedChoice): WaitedChoice => ({
  serviceType,
  treatment,
  durationMinutes,
  professionalId,
});
const keyOf = ({ date, startMinute, ...choice }: OfferableHour): string =>
  JSON.stringify([date, startMinute, asked(choice)]);

/** Offers freed hours to the waiting patients, one after the other. */
@Injectable()
export class WaitingOffers {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly entries: WaitingEntries,
    private readonly booking: AppointmentBooking,
    private readonly candidates: CandidatesService,
    private readonly availability: AvailabilityService,
    private readonly holds: HourHolds,
    private readonly links: AppointmentLinks,
    private readonly messages: OfferMessages,
    private readonly freed: FreedHours,
    private readonly settings: WaitingSettings,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes every offer that is possible now. None at night, when the time to answer would expire while patients sleep.
   */
  async makeAll(): Promise<void> {
    if (isQuiet(this.clock.wall())) return;
    const lost = new Set<string>();
    for (;;) {
      const hour = await retryDeadlock(() => this.makeNext(lost));
      if (!hour) return;
      if (!hour.isOffered) lost.add(keyOf(hour));
    }
  }

  /** @param lost hours that were taken meanwhile. @returns undefined if there is nothing to offer. */
  @Transactional()
  private async makeNext(
    lost: ReadonlySet<string>,
  ): Promise<(OfferableHour & { isOffered: boolean }) | undefined> {
    await this.sql.rows('select pg_advisory_xact_lock($1)', [CHOOSING_LOCK]);
    const waiting = (await this.entries.all()).filter((entry) => !entry.offer && this.wayTo(entry));
    if (waiting.length === 0) return undefined;
    const free = (await this.freeHours(waiting)).filter((hour) => !lost.has(keyOf(hour)));
    const holdMinutes = await this.settings.holdMinutes();
    const next = nextOffer(waiting, free, this.clock.wall(), holdMinutes);
    if (!next) return undefined;
    const entry = await this.entries.holdIfWaiting(next.entry.id);
    const isOffered =
      entry !== undefined && !entry.offer && (await this.make(entry, next.hour, holdMinutes, null));
    return { ...next.hour, isOffered };
  }

  /**
   * Offers a patient an hour on a user's request, even one they were offered before, or outside their days.
   * @throws DomainError `NOT_FOUND`, `SLOT_TAKEN`, `INVALID_INPUT` (on `time`), or `BAD_REQUEST` if they already have
   *   an offer, or can't be notified of one
   */
  offer(entryId: number, hour: Hour, staffId: number): Promise<void> {
    return retryDeadlock(() => this.offerOnce(entryId, hour, staffId));
  }

  @Transactional()
  private async offerOnce(entryId: number, hour: Hour, staffId: number): Promise<void> {
    const entry = await this.entries.hold(entryId);
    if (entry.offer) throw new DomainError('BAD_REQUEST', { message: ENTRY_HAS_OFFER });
    if (!this.wayTo(entry)) throw new DomainError('BAD_REQUEST', { message: ENTRY_HAS_NO_WAY });
    // Refuses an hour that is past or off the agenda with the matching message.
    await this.whoIsFree(entry, hour);
    if (!(await this.make(entry, hour, await this.settings.holdMinutes(), staffId)))
      throw new DomainError('SLOT_TAKEN');
  }

  /** The free hours on the days of an entry, by time. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async hoursFor(entryId: number): Promise<OfferableHour[]> {
    const entry = await this.entries.hold(entryId);
    const hours = await this.freeHours([entry]);
    return hours.filter(({ date }) => entry.fromDate <= date && date <= entry.toDate);
  }

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
    const offer = await this.lock(offerId);
    const { patientId, bookedName, professionalId } = offer;
    if (offer.state === 'ACCEPTED' && offer.appointmentId !== null)
      return this.linkTo(offer.appointmentId, patientId);
    if (offer.state !== 'OPEN' || offer.blockId === null || !(await this.holds.redeem(offer.blockId)))
      throw over();
    if (isPast(offer.date, offer.startMinute, this.clock.wall())) throw over();
    // Staff may have closed the day since. The minimum notice for visitors was checked when the offer was made.
    const free = await this.candidates.whoIsFree(offer, 'staff').catch((error: unknown) => {
      throw error instanceof DomainError ? over() : error;
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
    await this.settle(offerId, 'ACCEPTED', id);
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
    const offer = await this.lock(offerId);
    if (offer.state === 'DECLINED') return;
    if (offer.state !== 'OPEN') throw over();
    await this.close(offer, 'DECLINED');
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

  /** Releases the hours of offers that were not answered in time or not sent. */
  async settleOver(): Promise<void> {
    await this.holds.releaseEnded();
    const over = await this.sql.rows<{ id: number }>(
      `select o.id from waiting_offer o
       where o.state = 'OPEN' and (o.blocked_hours_id is null or not exists (
         select from outbound_message m
         where m.waiting_offer_id = o.id and m.state not in ('FAILED', 'DISCARDED', 'WITHDRAWN')))
       order by o.id`,
    );
    for (const { id } of over) await retryDeadlock(() => this.closeOver(id));
  }

  @Transactional()
  private async closeOver(id: number): Promise<void> {
    const offer = await this.lock(id);
    if (offer.state !== 'OPEN') return;
    const wentOut = await this.sql.rows(
      `select from outbound_message
       where waiting_offer_id = $1 and state in ('SENDING', 'SENT', 'DELIVERED', 'READ', 'UNCERTAIN')`,
      [id],
    );
    await this.close(offer, wentOut.length > 0 ? 'EXPIRED' : 'WITHDRAWN');
  }

  private async close({ id, blockId }: HeldOffer, state: OfferState): Promise<void> {
    await this.settle(id, state, null);
    if (blockId !== null) await this.holds.release(blockId);
  }

  private async settle(id: number, state: OfferState, appointmentId: number | null): Promise<void> {
    await this.sql.rows(
      `update waiting_offer set state = $2, settled_at = $3, blocked_hours_id = null, appointment_id = $4 where id = $1`,
      [id, state, this.clock.now(), appointmentId],
    );
    await this.live.publish({ kind: 'MESSAGES', appointmentId });
  }

  /** @returns false, with nothing written, if the hour was taken or the patient objected to messages meanwhile. */
  private async make(
    entry: WaitingEntryRow,
    hour: Hour,
    holdMinutes: number,
    staffId: number | null,
  ): Promise<boolean> {
    const way = this.wayTo(entry);
    if (!way) return false;
    const { date, startMinute } = hour;
    const { treatment, durationMinutes } = entry;
    const time = { date, startMinute, durationMinutes };
    const minutes = unsentHoldMinutes(holdMinutes, way.driver === 'LINK');
    for (const professionalId of await this.whoIsFree(entry, hour).catch(noneIfRefused)) {
      const block = await this.holds.hold({ ...time, professionalId }, minutes, HELD_FOR_OFFER);
      if (block === undefined) continue;
      const [offer] = await this.sql.rows<{ id: number }>(
        `insert into waiting_offer (waiting_entry_id, blocked_hours_id, treatment, professional_id, date, start_minute,
           duration_minutes, state, created_at, staff_user_id)
         values ($1, $2, $3, $4, $5, $6, $7, 'OPEN', $8, $9) returning id`,
        [
          entry.id,
          block,
          treatment,
          professionalId,
          date,
          startMinute,
          durationMinutes,
          this.clock.now(),
          staffId,
        ],
      );
      if (!offer) throw new Error('an insert that returns a row returned none');
      const patient = {
        ...entry,
        name: visitorWaiting(entry) ?? entry.patientName,
        email: entry.patientEmail,
        phoneE164: entry.patientPhoneE164,
      };
      await this.messages.write(patient, way, { offerId: offer.id, date, startMinute, holdMinutes, staffId });
      return true;
    }
    return false;
  }

  private wayTo({ patientEmail, patientPhoneE164, opposed }: WaitingEntryRow) {
    return this.messages.wayTo({ email: patientEmail, phoneE164: patientPhoneE164, opposed });
  }

  private whoIsFree(choice: WaitedChoice, { date, startMinute }: Hour): Promise<number[]> {
    return this.candidates.whoIsFree({ ...asked(choice), date, startMinute }, { now: this.clock.wall() });
  }

  /** The free hours that suit the given entries, by time. */
  private async freeHours(waiting: readonly WaitingEntryRow[]): Promise<OfferableHour[]> {
    const today = this.clock.wall().date;
    const choices = Map.groupBy(waiting, (entry) => JSON.stringify(asked(entry)));
    const hours: OfferableHour[] = [];
    for (const entries of choices.values()) {
      const [first] = entries;
      if (!first) continue;
      const choice = asked(first);
      const from = entries
        .map(({ fromDate }) => fromDate)
        .reduce((one, other) => (one < other ? one : other));
      const to = entries.map(({ toDate }) => toDate).reduce((one, other) => (one > other ? one : other));
      const free = this.availability.freeHours(choice, from > today ? from : today, to);
      for (const { date, time } of await free.catch(noneIfRefused))
        hours.push({ ...choice, date, startMinute: minutesOf(time) });
    }
    return hours.sort((one, other) =>
      one.date === other.date ? one.startMinute - other.startMinute : one.date < other.date ? -1 : 1,
    );
  }

  /** Locks an offer and its entry until the transaction ends. */
  private async lock(id: number): Promise<HeldOffer> {
    // The entry first, in the same order as transactions that end an entry or make an offer.
    await this.sql.rows(
      `select from waiting_entry where id = (select waiting_entry_id from waiting_offer where id = $1)
       for no key update`,
      [id],
    );
    const [offer] = await this.sql.rows<HeldOffer>(
      `select o.id, o.waiting_entry_id as "entryId", o.state, o.professional_id as "professionalId", o.date,
              o.start_minute as "startMinute", o.duration_minutes as "durationMinutes", o.blocked_hours_id as "blockId", o.appointment_id as "appointmentId",
              e.patient_id as "patientId", e.booked_name as "bookedName", e.service_type as "serviceType", o.treatment
       from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id
       where o.id = $1 for no key update of o`,
      [id],
    );
    if (!offer) throw over();
    return offer;
  }

  private async linkTo(appointmentId: number, patientId: number): Promise<string> {
    const token = await this.links.issue(appointmentId, 'BOOKING', patientId);
    if (token === undefined) throw over();
    return token;
  }
}

const over = (): DomainError => new DomainError('SLOT_TAKEN', { message: OFFER_IS_OVER });

/** An hour that has just been booked or closed can't be offered; nor can one of a professional who left. */
function noneIfRefused(error: unknown): [] {
  if (error instanceof DomainError && (error.code === 'SLOT_TAKEN' || error.code === 'INVALID_INPUT'))
    return [];
  throw error;
}
