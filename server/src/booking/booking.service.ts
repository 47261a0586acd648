import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
} from '#domain/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { BOOKING_TREATMENT } from '#domain/treatments.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AgendaTime } from '../appointments/agenda.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { Clock } from '../clock.js';
import { MailWriter } from '../notifications/mail-writer.js';
import { RateLimits } from '../http/rate-limits.js';
import { type Contact, VisitorMatching } from '../patients/visitor-matching.js';

export interface BookingRequest extends Contact {
  readonly notes?: string | null;
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** What a visitor is told: the hour, and never whose patient they turned out to be. */
export interface Booking {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly status: AppointmentStatus;
  /** Whether a confirmation is on its way to the visitor's e-mail. */
  readonly confirmationByEmail: boolean;
}

@Injectable()
export class BookingService {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly appointments: AppointmentsService,
    private readonly visitors: VisitorMatching,
    private readonly mails: MailWriter,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Books an hour with the podiatrist for a visitor.
   * @param network where the request came from: each may book only so often.
   * @throws DomainError `SLOT_TAKEN`, `INVALID_INPUT` (on `time` for an hour that is past or off the agenda) or
   *   `TOO_MANY_REQUESTS`. A booking that fails leaves nothing behind.
   */
  async request(request: BookingRequest, network: string): Promise<Booking> {
    const retryAfter = await this.limits.bookings.take(network);
    if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
    const time = {
      serviceType: DEFAULT_SERVICE_TYPE,
      date: request.date,
      startMinute: minutesOf(request.time),
      durationMinutes: DEFAULT_DURATION,
    };
    // Most who come too late are told here, without a transaction; the last word is the unique key's.
    await this.appointments.assertFree(time, { now: this.clock.wall() });
    const confirmationByEmail = await this.mails.isOn();
    await this.store(request, time);
    return { date: request.date, time: request.time, status: DEFAULT_STATUS, confirmationByEmail };
  }

  @Transactional()
  private async store(request: BookingRequest, time: AgendaTime): Promise<void> {
    const patient = await this.visitors.matchOrCreate(request);
    await this.appointments.book({
      ...time,
      patientId: patient.id,
      treatment: BOOKING_TREATMENT,
      notes: request.notes ?? '',
      status: DEFAULT_STATUS,
      bookedName: request.name,
    });
  }
}
