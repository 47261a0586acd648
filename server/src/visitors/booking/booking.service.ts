import { type AppointmentStatus, DEFAULT_STATUS } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { comparableEmail } from '#domain/patients/email.js';
import { parsePhone } from '#domain/patients/phone.js';
import { BOOKING_REFUSED } from '#domain/sentences.es.js';
import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { AppointmentBooking } from '../../agenda/appointments/appointment-booking.js';
import type { RequestedTime } from '../../agenda/appointments/appointment.draft.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { CandidatesService } from '../../agenda/appointments/candidates.service.js';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { MailWriter } from '../../messages/occasions/mail-writer.js';
import { type BookingOutcome, Counters } from '../../foundation/metrics/counters.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { type Contact, VisitorMatching, visitorKeyOf } from '../../patients/visitor-matching.js';
import { Consents } from '../../privacy/consents/consents.js';
import { BookingPause } from '../../clinic/first-steps/booking-pause.js';
import { ClinicOffers } from '../../clinic/treatments/clinic-offers.js';
import { BookingFloods } from './booking-floods.js';
import { OpenBookings } from './open-bookings.js';

export interface BookingRequest extends Contact {
  readonly notes?: string | null;
  readonly date: LocalDate;
  readonly time: LocalTime;
  /** Absent or null: the consultation. */
  readonly treatment?: string | null;
  /** Absent or null: any professional. */
  readonly professionalId?: number | null;
  /** The solved challenge of `BookingFloods`, during a flood. */
  readonly proof?: string | null;
}

/** The response to a visitor: the hour, but never the patient the visitor was matched with. */
export interface Booking {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly status: AppointmentStatus;
  /** Whether a confirmation is being sent to the visitor's e-mail. */
  readonly confirmationByEmail: boolean;
  /** Opens the appointment for the visitor who booked it; not stored. */
  readonly linkToken: string;
}

/** Seconds after which to retry if networks are not limited. */
const RETRY_SECONDS = 600;

/** The keys under which a person's bookings are counted. */
const personKeys = ({ email, phone }: Contact): string[] => [
  `email:${comparableEmail(email)}`,
  `phone:${parsePhone(phone) ?? phone}`,
];

function outcomeOf(error: unknown): BookingOutcome {
  const code = error instanceof DomainError ? error.code : undefined;
  if (code === 'SLOT_TAKEN') return 'taken';
  return code === 'TOO_MANY_REQUESTS' ? 'too_many' : 'refused';
}

@Injectable()
export class BookingService {
  constructor(
    private readonly pause: BookingPause,
    private readonly booking: AppointmentBooking,
    private readonly candidates: CandidatesService,
    private readonly links: AppointmentLinks,
    private readonly visitors: VisitorMatching,
    private readonly openBookings: OpenBookings,
    private readonly mails: MailWriter,
    private readonly consents: Consents,
    private readonly offers: ClinicOffers,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly floods: BookingFloods,
    private readonly actors: Actors,
    private readonly tallies: Counters,
  ) {}

  /**
   * Books an hour for a visitor.
   * @param network the network of the request. Bookings are limited per network and per person, and so are a person's
   *   future bookings.
   * @throws DomainError `BOOKINGS_PAUSED`, `SLOT_TAKEN`, `INVALID_INPUT` (on `time` if the hour is past or off the agenda, on `treatment`
   *   if it can't be booked online, on `professionalId` if they don't offer it) or `TOO_MANY_REQUESTS`. A failed
   *   booking leaves nothing behind.
   */
  async request(request: BookingRequest, network: string): Promise<Booking> {
    try {
      const booking = await this.admit(request, network);
      this.tallies.countBooking('made');
      return booking;
    } catch (error) {
      this.tallies.countBooking(outcomeOf(error));
      throw error;
    }
  }

  private async admit(request: BookingRequest, network: string): Promise<Booking> {
    if (await this.limits.bookings.consume(network)) throw this.tooMany();
    // A program or user with write access to the agenda books for many people, so only the network's limit applies.
    const { staff } = this.actors.current();
    if (staff && may(staff.rights, 'AGENDA', 'WRITE')) return this.book(request);
    await this.pause.assertOpen();
    if (!(await this.floods.admit(request.proof))) throw this.tooMany();
    const { bookingsOfPerson } = this.limits;
    const persons = personKeys(request);
    const counted: string[] = [];
    try {
      for (const key of persons) {
        counted.push(key);
        if (await bookingsOfPerson.consume(key)) throw this.tooMany();
      }
      return await this.book(request);
    } catch (error) {
      for (const key of counted) await bookingsOfPerson.refund(key).catch(() => undefined);
      throw error;
    }
  }

  /** Refuses a request that only a bot sends: it is counted, and gets the same response as one booking too many. */
  async refuse(network: string): Promise<never> {
    await this.limits.bookings.consume(network);
    await this.floods.admit(undefined);
    throw this.tooMany();
  }

  private async book(request: BookingRequest): Promise<Booking> {
    const { name: treatment, serviceType, durationMinutes } = await this.offers.bookable(request.treatment);
    const time = {
      serviceType,
      date: request.date,
      startMinute: minutesOf(request.time),
      durationMinutes,
      professionalId: request.professionalId ?? null,
      treatment,
    };
    // Refuses most taken hours without a transaction; the unique key decides the rest.
    const free = await this.candidates.whoIsFree(time, { now: this.clock.wall() });
    const stored = await this.store(request, time, free);
    return { date: request.date, time: request.time, status: DEFAULT_STATUS, ...stored };
  }

  @Transactional()
  private async store(
    request: BookingRequest,
    time: RequestedTime,
    free: readonly number[],
  ): Promise<Pick<Booking, 'confirmationByEmail' | 'linkToken'>> {
    const visitor = visitorKeyOf(request);
    // Locked first, so that the following reads see what the visitor's previous booking has committed.
    await this.visitors.hold(visitor);
    if (await this.openBookings.areTooMany(visitor, time.serviceType, this.clock.wall()))
      throw this.tooMany();
    const patient = (await this.visitors.match(visitor)) ?? (await this.visitors.add(request));
    if (!patient.hasConsented) await this.consents.noteBooking(patient.id);
    const draft = {
      ...time,
      patientId: patient.id,
      notes: request.notes ?? '',
      status: DEFAULT_STATUS,
      overbooked: false,
      bookedName: request.name,
    };
    const { id } = await this.booking.book(draft, free);
    const linkToken = await this.links.issueFirst(id);
    // Read in this transaction, so that it uses the same settings as the confirmation itself: a transaction reads them
    // once.
    return { confirmationByEmail: await this.mails.isOn(), linkToken };
  }

  /** The same response for all limits, so that it does not reveal whether a visitor has bookings. */
  private tooMany(): DomainError {
    const retryAfter = this.limits.bookings.seconds ?? RETRY_SECONDS;
    return new DomainError('TOO_MANY_REQUESTS', { message: BOOKING_REFUSED, retryAfter });
  }
}
