import { type AppointmentStatus, DEFAULT_STATUS } from '#domain/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { comparableEmail } from '#domain/patients/email.js';
import { parsePhone } from '#domain/patients/phone.js';
import { BOOKING_REFUSED } from '#domain/sentences.es.js';
import { may } from '#domain/staff/rights.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AskedTime } from '../appointments/appointment.draft.js';
import type { AppointmentRow } from '../appointments/appointment.row.js';
import { AppointmentLinks } from '../appointments/links/appointment-links.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { Actors } from '../auth/actors.js';
import { Clock } from '../clock.js';
import { MailWriter } from '../messages/occasions/mail-writer.js';
import { MessageSettingsService } from '../messages/settings/message-settings.service.js';
import { type BookingOutcome, Tallies } from '../metrics/tallies.js';
import { RateLimits } from '../http/rate-limits.js';
import { type Contact, VisitorMatching, visitorKeyOf } from '../patients/visitor-matching.js';
import { Consents } from '../privacy/consents/consents.js';
import { ClinicOffers } from '../treatments/clinic-offers.js';
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
  /** The solved challenge of `BookingFloods`, where there is a flood. */
  readonly proof?: string | null;
}

/** What a visitor gets to know: the hour, and never which patient they were matched with. */
export interface Booking {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly status: AppointmentStatus;
  /** Whether a confirmation is on its way to the visitor's e-mail. */
  readonly confirmationByEmail: boolean;
  /** Opens the appointment, for whoever booked it; it is stored nowhere. */
  readonly linkToken: string;
}

/** When trying again makes sense where addresses are not limited. */
const RETRY_SECONDS = 600;

/** What limits count a person by. */
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
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly appointments: AppointmentsService,
    private readonly links: AppointmentLinks,
    private readonly visitors: VisitorMatching,
    private readonly openBookings: OpenBookings,
    private readonly mails: MailWriter,
    private readonly settings: MessageSettingsService,
    private readonly consents: Consents,
    private readonly offers: ClinicOffers,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly floods: BookingFloods,
    private readonly actors: Actors,
    private readonly tallies: Tallies,
  ) {}

  /**
   * Books an hour for a visitor.
   * @param network where the request came from: each may book only so often, and so may each person, who may also have
   *   only so much ahead.
   * @throws DomainError `SLOT_TAKEN`, `INVALID_INPUT` (on `time` for an hour that is past or off the agenda, on `treatment`
   *   for one that can't be booked online, on `professionalId` for somebody who does not do it) or
   *   `TOO_MANY_REQUESTS`. A booking that fails leaves nothing behind.
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
    // A program of the clinic's own, with a token or a key to the agenda, books for many.
    const { staff } = this.actors.current();
    if (staff && may(staff.rights, 'AGENDA', 'WRITE')) return this.book(request);
    if (!(await this.floods.admit(request.proof))) throw this.tooMany();
    const { bookingsOfPerson } = this.limits;
    const persons = personKeys(request);
    const refusals = await Promise.all(persons.map((key) => bookingsOfPerson.consume(key)));
    try {
      if (refusals.some((refusal) => refusal !== undefined)) throw this.tooMany();
      return await this.book(request);
    } catch (error) {
      await Promise.allSettled(persons.map((key) => bookingsOfPerson.refund(key)));
      throw error;
    }
  }

  /** Refuses what no person sends: it is counted, and gets the answer of a booking too many. */
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
    // Refuses most taken hours without a transaction; the unique key decides in the end.
    const free = await this.appointments.whoIsFree(time, { now: this.clock.wall() });
    const stored = await this.store(request, time, free);
    return { date: request.date, time: request.time, status: DEFAULT_STATUS, ...stored };
  }

  @Transactional()
  private async store(
    request: BookingRequest,
    time: AskedTime,
    free: readonly number[],
  ): Promise<Pick<Booking, 'confirmationByEmail' | 'linkToken'>> {
    const visitor = visitorKeyOf(request);
    // Sent at once: what follows the first sees whatever the visitor's booking before this one has committed.
    const [, areTooMany, matched] = await Promise.all([
      this.visitors.hold(visitor),
      this.openBookings.areTooMany(visitor, time.serviceType, this.clock.wall()),
      this.visitors.match(visitor),
      this.settings.current(),
    ]);
    if (areTooMany) throw this.tooMany();
    const patient = matched ?? (await this.visitors.add(request));
    const draft = {
      ...time,
      patientId: patient.id,
      notes: request.notes ?? '',
      status: DEFAULT_STATUS,
      overbooked: false,
      bookedName: request.name,
    };
    let linkToken: string | undefined;
    const issueLink = async ({ id }: AppointmentRow): Promise<void> => {
      linkToken = await this.links.issue(id, 'BOOKING');
    };
    await Promise.all([
      this.appointments.book(draft, free, issueLink),
      patient.hasConsented ? undefined : this.consents.noteBooking(patient.id),
    ]);
    if (linkToken === undefined) throw new Error('an appointment is gone in the transaction that made it');
    // By the settings that the confirmation itself was written by: a transaction reads them once.
    return { confirmationByEmail: await this.mails.isOn(), linkToken };
  }

  /** The same answer for all limits, so that nobody learns whether a visitor has bookings. */
  private tooMany(): DomainError {
    const retryAfter = this.limits.bookings.seconds ?? RETRY_SECONDS;
    return new DomainError('TOO_MANY_REQUESTS', { message: BOOKING_REFUSED, retryAfter });
  }
}
