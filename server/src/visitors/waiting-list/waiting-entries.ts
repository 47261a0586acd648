import type { DayPart } from '#domain/visitors/booking/address.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { isSamePerson } from '#domain/patients/same-person.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { may } from '#domain/access/rights.js';
import {
  type EntryEnding,
  MAX_UNANSWERED,
  type WaitedChoice,
} from '#domain/visitors/waiting-list/waiting-list.js';
import {
  ENTRY_HAS_NO_WAY,
  ENTRY_NOT_FOUND,
  WAITING_REFUSED,
} from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../agenda/availability/availability.service.js';
import { HourHolds } from '../../agenda/appointments/holds/hour-holds.js';
import { BookingFloods } from '../booking/booking-floods.js';
import { OpenBookings } from '../booking/open-bookings.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import {
  type Contact,
  type MatchedPatient,
  VisitorMatching,
  visitorKeyOf,
} from '../../patients/visitor-matching.js';
import { Consents } from '../../privacy/consents/consents.js';
import { ClinicOffers } from '../../clinic/treatments/clinic-offers.js';
import { daysFaults } from './days-faults.js';
import { FreedHours } from './freed-hours.js';
import { IN_ORDER_OF_REGISTRATION, SELECT_WAITING, type WaitingEntryRow } from './waiting-entry.row.js';
import type { AddToWaitingListInput, WaitingPageInput } from './waiting-list.input.js';

interface Wish {
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly dayPart: DayPart;
  /** Absent or null: the consultation. */
  readonly treatment?: string | null;
  /** Absent or null: any professional. */
  readonly professionalId?: number | null;
}

export interface WaitingRequest extends Contact, Wish {}

/** The retry delay to report if addresses are not limited. */
const RETRY_SECONDS = 600;
/** How long an ended entry is kept. */
const KEPT_DAYS = 30;

const FIRST_COME: PageOrder<WaitingEntryRow> = {
  name: 'WAITING',
  kinds: ['microseconds', 'integer'],
  keysOf: ({ createdMicroseconds, id }) => [createdMicroseconds, id],
};

@Injectable()
export class WaitingEntries {
  constructor(
    private readonly sql: Sql,
    private readonly visitors: VisitorMatching,
    private readonly openBookings: OpenBookings,
    private readonly consents: Consents,
    private readonly offers: ClinicOffers,
    private readonly availability: AvailabilityService,
    private readonly holds: HourHolds,
    private readonly freed: FreedHours,
    private readonly floods: BookingFloods,
    private readonly limits: RateLimits,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** All entries, oldest first. */
  all(): Promise<WaitingEntryRow[]> {
    return this.sql.rows<WaitingEntryRow>(`${SELECT_WAITING} ${IN_ORDER_OF_REGISTRATION}`);
  }

  /** One page, in the same order. @throws DomainError `INVALID_INPUT` on `after` for an invalid cursor */
  page(page: WaitingPageInput): Promise<Page<WaitingEntryRow>> {
    return readPage(page, FIRST_COME, (count, after) =>
      this.sql.rows<WaitingEntryRow>(
        `${SELECT_WAITING}
         and ($2::bigint is null or
              (e.created_at, e.id) > (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::integer))
         ${IN_ORDER_OF_REGISTRATION} limit $1`,
        [count, after?.[0] ?? null, after?.[1] ?? null],
      ),
    );
  }

  /**
   * Locks an entry until the transaction ends, so that it neither ends nor gets an offer meanwhile.
   * @returns undefined if it has ended.
   */
  async holdIfWaiting(id: number): Promise<WaitingEntryRow | undefined> {
    await this.sql.rows('select from waiting_entry where id = $1 for no key update', [id]);
    return (await this.sql.rows<WaitingEntryRow>(`${SELECT_WAITING} and e.id = $1`, [id]))[0];
  }

  /** The same. @throws DomainError `NOT_FOUND` if it has ended */
  async hold(id: number): Promise<WaitingEntryRow> {
    const entry = await this.holdIfWaiting(id);
    if (!entry) throw new DomainError('NOT_FOUND', { message: ENTRY_NOT_FOUND });
    return entry;
  }

  /**
   * Puts a visitor on the list; if they are already on it, the new days replace the old ones and they move to the end.
   * @param network where the request came from: counted together with its bookings.
   * @throws DomainError `INVALID_INPUT` (on `fromDate`, `toDate`, and as a booking on `treatment` and `professionalId`)
   *   or `TOO_MANY_REQUESTS`
   */
  async join(request: WaitingRequest, network: string): Promise<void> {
    if (await this.limits.bookings.consume(network)) throw this.tooMany();
    if (!(await this.floods.admit(undefined))) throw this.tooMany();
    await this.store(request, await this.choiceOf(request));
  }

  /**
   * Puts a caller on the list, without the visitors' limits: an existing patient, or a new one with a name and a phone.
   * @throws DomainError `INVALID_INPUT` as for a visitor, and on `patientId` or `phone`; `FORBIDDEN` for a new patient
   *   without the right to write patients
   */
  async add(request: AddToWaitingListInput, staff: SignedInStaff): Promise<void> {
    if (!request.patientId && !may(staff.rights, 'PATIENTS', 'WRITE')) throw new DomainError('FORBIDDEN');
    await this.storeCaller(request, await this.choiceOf(request), staff);
  }

  /** @throws DomainError `INVALID_INPUT` on a day, `treatment` or `professionalId` */
  private async choiceOf(wish: Wish): Promise<WaitedChoice> {
    const fields = daysFaults(wish, this.clock.wall().date);
    if (fields) throw new DomainError('INVALID_INPUT', { fields });
    const { name: treatment, serviceType, durationMinutes } = await this.offers.bookable(wish.treatment);
    const choice = { serviceType, treatment, durationMinutes, professionalId: wish.professionalId ?? null };
    await this.availability.assertAttended(choice);
    return choice;
  }

  @Transactional()
  private async storeCaller(
    { patientId, name, phone, sharesPhone, ...wish }: AddToWaitingListInput,
    choice: WaitedChoice,
    staff: SignedInStaff,
  ): Promise<void> {
    const id =
      patientId ?? (await this.visitors.register({ name: name ?? '', phone: phone ?? '' }, sharesPhone));
    const [patient] = await this.sql.rows<{ name: string; isBlocked: boolean }>(
      `select name, exists (select from patient_block b where b.patient_id = patient.id and b.lifted_at is null)
         as "isBlocked"
       from patient where id = $1 for key share`,
      [id],
    );
    if (!patient) throw invalidField('patientId', FIELD_MESSAGES.unknownPatient);
    if (patient.isBlocked) throw invalidField('patientId', ENTRY_HAS_NO_WAY);
    await this.write(id, patient.name, wish, choice, staff.id);
  }

  /** Refuses a form filled in by a bot: it is counted, and gets the same response as a request over the limit. */
  async refuse(network: string): Promise<never> {
    await this.limits.bookings.consume(network);
    await this.floods.admit(undefined);
    throw this.tooMany();
  }

  @Transactional()
  private async store(request: WaitingRequest, choice: WaitedChoice): Promise<void> {
    const visitor = visitorKeyOf(request);
    // Before anything else, because the statements below must see what the visitor's previous request committed.
    await this.visitors.hold(visitor);
    if (await this.openBookings.areTooMany(visitor, choice.serviceType, this.clock.wall()))
      throw this.tooMany();
    const known = await this.visitors.match(visitor);
    const isFree = known && (await this.makeRoom(known, request, choice));
    const patient = isFree ? known : await this.visitors.add(request);
    if (!patient.hasConsented) await this.consents.noteBooking(patient.id);
    await this.write(patient.id, request.name, request, choice, null);
  }

  /**
   * Lets two people with the same contact data both wait. Example: a son's entry is the patient's, his mother. When she
   * joins the list too, his entry moves to a patient of his own.
   * @returns whether the new entry can be the patient's.
   */
  private async makeRoom(
    patient: MatchedPatient,
    request: Contact,
    { serviceType }: WaitedChoice,
  ): Promise<boolean> {
    const [entry] = await this.sql.rows<{ id: number; bookedName: string; isOffered: boolean }>(
      `select id, booked_name as "bookedName", exists (
         select from waiting_offer o where o.waiting_entry_id = e.id and o.state = 'OPEN') as "isOffered"
       from waiting_entry e where patient_id = $1 and service_type = $2 and ended_at is null`,
      [patient.id, serviceType],
    );
    if (!entry || isSamePerson(entry.bookedName, request.name)) return true;
    // Moving the entry would invalidate the link of its open offer.
    if (entry.isOffered || !isSamePerson(patient.name, request.name)) return false;
    const other = await this.visitors.add({ ...request, name: entry.bookedName });
    await this.sql.rows('update waiting_entry set patient_id = $2 where id = $1', [entry.id, other.id]);
    return true;
  }

  /** @param staffId the user who adds it; null for the visitor. */
  private async write(
    patientId: number,
    bookedName: string,
    { fromDate, toDate, dayPart }: Wish,
    choice: WaitedChoice,
    staffId: number | null,
  ): Promise<void> {
    const written = await this.sql.rows(
      `insert into waiting_entry as e (patient_id, service_type, treatment, duration_minutes, professional_id, from_date,
                                  to_date, day_part, booked_name, created_at, added_by)
       values ($1, $2, $3, $4, (select id from professional where id = $5 for key share), $6, $7, $8, $9, $10, $11)
       on conflict (patient_id, service_type) where ended_at is null do update
       set treatment = excluded.treatment, duration_minutes = excluded.duration_minutes,
           professional_id = excluded.professional_id, from_date = excluded.from_date, to_date = excluded.to_date,
           day_part = excluded.day_part, booked_name = excluded.booked_name, created_at = excluded.created_at,
           added_by = excluded.added_by
       -- A conflicting row need not be in the view of a limited person.
       where exists (select from waiting_entry own where own.id = e.id) returning id`,
      [
        patientId,
        choice.serviceType,
        choice.treatment,
        choice.durationMinutes,
        choice.professionalId,
        fromDate,
        toDate,
        dayPart,
        bookedName,
        this.clock.now(),
        staffId,
      ],
    );
    if (written.length === 0) throw invalidField('patientId', OWN_AGENDA_MESSAGES.waitsForOthers);
    await this.freed.lookSoon();
    await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }

  /**
   * Ends an entry, and withdraws its open offer. Repeating it changes nothing.
   * @param staffId the user who ended it; null if the patient did, or if it ended automatically.
   */
  @Transactional()
  async end(id: number, ending: EntryEnding, staffId: number | null = null): Promise<void> {
    const ended = await this.sql.rows(
      `update waiting_entry set ended_at = $3, ending = $2, ended_by = $4 where id = $1 and ended_at is null returning id`,
      [id, ending, this.clock.now(), staffId],
    );
    if (ended.length === 0) return;
    const [offer] = await this.sql.rows<{ blockId: number | null }>(
      `update waiting_offer o set state = 'WITHDRAWN', settled_at = $2, blocked_hours_id = null
       from waiting_offer before
       where before.id = o.id and o.waiting_entry_id = $1 and o.state = 'OPEN'
       returning before.blocked_hours_id as "blockId"`,
      [id, this.clock.now()],
    );
    if (offer?.blockId) await this.holds.release(offer.blockId);
    if (offer) await this.freed.lookSoon();
    await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }

  /** Ends entries whose time has passed, and deletes entries that ended long ago. */
  async endOver(): Promise<void> {
    const over = await this.sql.rows<{ id: number; ending: EntryEnding }>(
      `select id, ending from (
         select e.id, case
           when e.to_date < $1 then 'PAST'
           when exists (select from patient_block b where b.patient_id = e.patient_id and b.lifted_at is null)
             then 'OPPOSED'
           when exists (
             select from appointment a
             where a.patient_id = e.patient_id and a.service_type = e.service_type and a.status <> 'CANCELLED'
               and a.created_at >= e.created_at and a.date between e.from_date and e.to_date) then 'BOOKED'
           when (select count(*) from waiting_offer o
                 where o.waiting_entry_id = e.id and o.state = 'EXPIRED' and o.created_at >= e.created_at) >= $2
             then 'UNANSWERED'
         end as ending
         from waiting_entry e where e.ended_at is null) as checked
       where ending is not null order by id`,
      [this.clock.wall().date, MAX_UNANSWERED],
    );
    for (const { id, ending } of over) await this.end(id, ending);
    await this.sql.rows(
      `delete from waiting_entry where ended_at < $1::timestamptz - make_interval(days => $2)`,
      [this.clock.now(), KEPT_DAYS],
    );
  }

  /** The same error for all limits, so that it does not reveal whether a visitor has bookings. */
  private tooMany(): DomainError {
    const retryAfter = this.limits.bookings.seconds ?? RETRY_SECONDS;
    return new DomainError('TOO_MANY_REQUESTS', { message: WAITING_REFUSED, retryAfter });
  }
}
