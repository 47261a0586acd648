import {
  changeUntil,
  type OwnAction,
  ownActions,
  refusalReason,
} from '#domain/visitors/own-appointments/own-appointment.js';
import {
  OWN_CHANGES_REFUSED,
  OWN_LINK_IS_USELESS,
  appointmentMovedMeanwhile,
  refusalReasonSentence,
} from '#domain/visitors/own-appointments/own-appointment.es.js';
import { type CalendarLinks, calendarLinks } from '#domain/agenda/calendar-links.js';
import type { AppointmentStatus, DurationMinutes, ServiceType } from '#domain/agenda/appointment.js';
import { type Hour, type LocalDate, minutesOf, timeAt } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { isMovedOut, type OwnDeposit } from '#domain/money/deposit.js';
import { chatLink } from '#domain/messages/message-link.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { Injectable } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { AppointmentEditing } from '../../agenda/appointments/appointment-editing.js';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import type { AppointmentChanges } from '../../agenda/appointments/appointment.draft.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import {
  type AvailabilityQuery,
  AvailabilityService,
  type DayHours,
} from '../../agenda/availability/availability.service.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { retryDeadlock } from '../../agenda/appointments/retry-deadlock.js';
import { Actors } from '../../access/actors/actors.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { DepositProofs } from '../../money/deposits/deposit-proofs.js';
import { OwnDeposits } from '../../money/deposits/own-deposits.js';
import { nameOfComing } from '../../agenda/appointments/appointment.row.js';
import type { WhoseIntake } from '../../records/intake/intakes.service.js';
import { CalendarEntries } from '../../messages/occasions/calendar-entries.js';
import { entryTitle } from '../../messages/occasions/mail-texts.es.js';

/** An appointment, as seen by the link holder. It names no patient. */
export interface OwnAppointment extends Hour {
  readonly durationMinutes: DurationMinutes;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly professionalId: number;
  /** Null unless the clinic lets visitors choose a professional. */
  readonly professionalName: string | null;
  readonly clinic: OwnAppointmentsClinic;
  /** Empty until the clinic sets it. */
  readonly whatToBring: string;
  /** The actions allowed now. */
  readonly actions: OwnAction[];
  /** The deadline for moving it; null if the clinic allows no changes. It can be cancelled until it starts. */
  readonly changeUntil: Hour | null;
  /** Why it can't be moved, in Spanish; null if it can. */
  readonly whyNotChange: string | null;
  readonly calendars: CalendarLinks;
  /** Whether the clinic asks to answer the questionnaire before coming. */
  readonly offersIntake: boolean;
  /** Null if it asks for nothing ahead. */
  readonly deposit: OwnDeposit | null;
}

/** Texts are empty until the clinic sets them. */
interface OwnAppointmentsClinic {
  readonly name: string;
  readonly place: string;
  readonly phone: string;
  /** Null unless the phone is a mobile number. */
  readonly whatsappUrl: string | null;
  readonly timeZone: string;
}

interface CalendarDownload {
  readonly fileName: string;
  /** RFC 5545. */
  readonly contents: string;
}

/**
 * Lets the holder of a link see and change an appointment. Every method throws the same DomainError `NOT_FOUND` for any
 * token that opens no appointment: unknown, malformed, or of an appointment that has begun. Too many of those from one
 * network throw `TOO_MANY_REQUESTS`.
 */
@Injectable()
export class OwnAppointmentsService {
  constructor(
    private readonly links: AppointmentLinks,
    private readonly list: AppointmentList,
    private readonly editing: AppointmentEditing,
    private readonly availabilityService: AvailabilityService,
    private readonly clinic: ClinicService,
    private readonly calendarEntries: CalendarEntries,
    private readonly deposits: OwnDeposits,
    private readonly proofs: DepositProofs,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async find(token: string, network: string): Promise<OwnAppointment> {
    return this.describe(await this.open(token, network));
  }

  /** The questionnaire that it opens. @throws DomainError `NOT_FOUND` also if the clinic does not offer it */
  async forIntake(token: string, network: string): Promise<WhoseIntake & { readonly name: string }> {
    const appointment = await this.open(token, network);
    const { offersIntake } = await this.clinic.info();
    if (!offersIntake || appointment.status === 'CANCELLED') throw useless();
    return {
      patientId: appointment.patientId,
      appointmentId: appointment.id,
      name: nameOfComing(appointment),
    };
  }

  /**
   * Stores the proof that its deposit was transferred.
   * @throws DomainError also `REQUEST_SETTLED` if its deposit waits for none, and those of a file that can't be read
   */
  async addProof(token: string, file: Buffer, network: string): Promise<void> {
    const { id } = await this.open(token, network);
    await this.proofs.add(id, file);
  }

  /**
   * The times to which it can be moved, by the rules for visitors; its own count as free.
   * @param professionalId null or absent: any professional.
   */
  async availability(
    token: string,
    date: LocalDate,
    professionalId: number | null | undefined,
    network: string,
  ): Promise<AvailabilityQuery & DayHours> {
    const appointment = await this.open(token, network);
    return this.availabilityService.ofOwner(appointment, date, professionalId ?? null);
  }

  /** The calendar entry, the same as in an e-mail. */
  async calendar(token: string, network: string): Promise<CalendarDownload> {
    const appointment = await this.open(token, network);
    const isCancelled = appointment.status === 'CANCELLED';
    const sequence = appointment.version - 1;
    return {
      fileName: isCancelled ? 'cancelacion.ics' : 'cita.ics',
      contents: await this.calendarEntries.fileOf(appointment, sequence, isCancelled),
    };
  }

  /**
   * Takes another time by the rules for visitors before releasing the old one. Nothing changes if it already has that
   * time.
   * @param to without a `professionalId`, it stays with its professional if they are free.
   * @param seen the time that the link holder saw; if absent, its current one.
   * @throws DomainError also `OWN_CHANGE_REFUSED`, `STALE` if its time is not the one seen, `SLOT_TAKEN`,
   *   `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `time` or `professionalId`
   */
  move(
    token: string,
    to: Hour & { readonly professionalId?: number | null | undefined },
    network: string,
    seen?: Hour | null,
  ): Promise<OwnAppointment> {
    const startMinute = minutesOf(to.time);
    return this.change(token, network, seen, 'MOVE', {
      isDone: (appointment) =>
        appointment.status !== 'CANCELLED' &&
        appointment.date === to.date &&
        appointment.startMinute === startMinute &&
        (to.professionalId ?? appointment.professionalId) === appointment.professionalId,
      // Only staff may double-book.
      changes: {
        date: to.date,
        startMinute,
        professionalId: to.professionalId ?? null,
        overbooked: false,
      },
    });
  }

  /**
   * Nothing changes if it is already cancelled.
   * @throws DomainError also `OWN_CHANGE_REFUSED`, `STALE` or `TOO_MANY_REQUESTS`, as `move`
   */
  cancel(token: string, network: string, seen?: Hour | null): Promise<OwnAppointment> {
    return this.change(token, network, seen, 'CANCEL', {
      isDone: ({ status }) => status === 'CANCELLED',
      changes: { status: 'CANCELLED' },
    });
  }

  /**
   * Confirms that the patient will come. Nothing changes if it is already confirmed.
   * @throws DomainError also `OWN_CHANGE_REFUSED`, `STALE` or `TOO_MANY_REQUESTS`, as `move`
   */
  confirm(token: string, network: string, seen?: Hour | null): Promise<OwnAppointment> {
    return this.change(token, network, seen, 'CONFIRM', {
      isDone: ({ status }) => status === 'CONFIRMED',
      changes: { status: 'CONFIRMED' },
    });
  }

  private async change(
    token: string,
    network: string,
    seen: Hour | null | undefined,
    action: OwnAction,
    what: { isDone: (appointment: AppointmentRow) => boolean; changes: AppointmentChanges },
  ): Promise<OwnAppointment> {
    const { id } = await this.open(token, network);
    await this.limits.ownChanges.assertNotTooMany(network, OWN_CHANGES_REFUSED);
    this.actors.identifyOwner(id);
    return this.describe(await retryDeadlock(() => this.changeLocked(id, token, seen, action, what)));
  }

  @Transactional()
  private async changeLocked(
    id: number,
    token: string,
    seen: Hour | null | undefined,
    action: OwnAction,
    { isDone, changes }: { isDone: (appointment: AppointmentRow) => boolean; changes: AppointmentChanges },
  ): Promise<AppointmentRow> {
    await this.list.lock(id);
    // Read again under the lock: meanwhile staff may have deleted it, or given it to another patient.
    const appointment = await this.links.find(token);
    if (!appointment) throw useless();
    if (isDone(appointment)) return appointment;
    const hasMovedDeposit = isMovedOut(await this.deposits.of(appointment.id));
    this.assertAllowed(action, { ...appointment, hasMovedDeposit }, await this.clinic.forOwner(), seen);
    const asker = { now: this.clock.wall() };
    return this.editing.change(appointment.id, changes, { asker });
  }

  private assertAllowed(
    action: OwnAction,
    appointment: Parameters<typeof refusalReason>[1],
    rule: Parameters<typeof refusalReason>[2],
    seen: Hour | null | undefined,
  ): void {
    const { date, startMinute } = appointment;
    const reason = refusalReason(action, appointment, rule, this.clock.wall());
    if (reason) {
      const message = refusalReasonSentence(reason, changeUntil(appointment, rule));
      throw new DomainError('OWN_CHANGE_REFUSED', { message });
    }
    if (seen && (seen.date !== date || minutesOf(seen.time) !== startMinute))
      throw new DomainError('STALE', { message: appointmentMovedMeanwhile(date, startMinute) });
  }

  private async open(token: string, network: string): Promise<AppointmentRow> {
    const appointment = await this.links.find(token);
    if (appointment) return appointment;
    // Only useless tokens count, so a valid link is never refused because of others on the same network.
    await this.limits.invalidLinks.assertNotTooMany(network);
    throw useless();
  }

  private async describe(appointment: AppointmentRow): Promise<OwnAppointment> {
    const { date, startMinute, durationMinutes, status, serviceType, treatment } = appointment;
    const { whatToBring, showsProfessionals, ...clinic } = await this.clinic.forOwner();
    const { name, place, phone } = clinic;
    const now = this.clock.wall();
    const until = changeUntil(appointment, clinic);
    const deposit = await this.deposits.of(appointment.id);
    const hour = { ...appointment, hasMovedDeposit: isMovedOut(deposit) };
    const reason = refusalReason('MOVE', hour, clinic, now);
    const { timeZone } = this.clock;
    return {
      date,
      time: timeAt(startMinute),
      durationMinutes,
      status,
      serviceType,
      treatment,
      professionalId: appointment.professionalId,
      professionalName: showsProfessionals
        ? professionalName(appointment.professionalName, serviceType)
        : null,
      clinic: { name, place, phone, whatsappUrl: chatLink(phone) ?? null, timeZone },
      whatToBring,
      offersIntake: clinic.offersIntake && status !== 'CANCELLED',
      deposit,
      actions: ownActions(hour, clinic, now),
      changeUntil: clinic.visitorsMayChange ? { date: until.date, time: timeAt(until.minutes) } : null,
      whyNotChange: reason ? refusalReasonSentence(reason, until) : null,
      calendars: calendarLinks({
        date,
        startMinute,
        durationMinutes,
        timeZone,
        title: entryTitle(name),
        description: phone,
        place,
      }),
    };
  }
}

const useless = (): DomainError => new DomainError('NOT_FOUND', { message: OWN_LINK_IS_USELESS });
