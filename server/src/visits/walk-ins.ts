import { DEFAULT_STATUS } from '#domain/agenda/appointment.js';
import { invalidField } from '#domain/errors.js';
import { IN_CARE_ALREADY } from '#domain/visits/visit.es.js';
import { walkInStart } from '#domain/visits/walk-in.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { StaffUser } from '../access/accounts/staff-user.entity.js';
import { AppointmentBooking } from '../agenda/appointments/appointment-booking.js';
import { AppointmentEditing } from '../agenda/appointments/appointment-editing.js';
import { Appointment } from '../agenda/appointments/appointment.entity.js';
import type { RequestedTime } from '../agenda/appointments/appointment.draft.js';
import type { AppointmentRow } from '../agenda/appointments/appointment.row.js';
import { CandidatesService } from '../agenda/appointments/candidates.service.js';
import { retryDeadlock } from '../agenda/appointments/retry-deadlock.js';
import type { Staff } from '../access/actors/staff.js';
import { Clock } from '../foundation/clock.js';
import { READ_ONLY } from '../foundation/database/for-update.js';
import { Sql } from '../foundation/database/sql.js';
import { Transactional } from '../foundation/database/transactional.js';
import { VisitorMatching } from '../patients/visitor-matching.js';
import type { WalkInInput } from './visit.input.js';

/** Patients who come without an appointment and are attended at once. */
@Injectable()
export class WalkIns {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly booking: AppointmentBooking,
    private readonly editing: AppointmentEditing,
    private readonly candidates: CandidatesService,
    private readonly visitors: VisitorMatching,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers the patient if they are new, and creates an appointment that has already begun, all or nothing.
   * @throws DomainError `INVALID_INPUT` on `phone`, `patient` or `professionalId`; `SLOT_TAKEN` if the professional
   *   has just been given the day off
   */
  async start(input: WalkInInput, staff: Staff): Promise<AppointmentRow> {
    const { serviceType, durationMinutes, treatment, professionalId = null } = input;
    const { date, minutes } = this.clock.wall();
    const startMinute = walkInStart(minutes, durationMinutes);
    const time = { serviceType, date, startMinute, durationMinutes, treatment, professionalId };
    const ownId = professionalId === null ? await this.professionalOf(staff) : null;
    const who = await this.candidates.whoAttends(time, ownId);
    return retryDeadlock(() => this.store(input, time, who));
  }

  @Transactional()
  private async store(
    { patientId, name, phone, sharesPhone }: WalkInInput,
    time: RequestedTime,
    who: readonly number[],
  ): Promise<AppointmentRow> {
    const id =
      patientId ?? (await this.visitors.register({ name: name ?? '', phone: phone ?? '' }, sharesPhone));
    await this.assertNotInCare(id, time);
    const draft = {
      ...time,
      patientId: id,
      notes: '',
      status: DEFAULT_STATUS,
      overbooked: true,
      bookedName: null,
    };
    const booked = await this.booking.book(draft, who);
    return this.editing.change(booked.id, { attendance: 'IN_CARE' });
  }

  /** Two users who attend the same patient at once must not start two visits. */
  private async assertNotInCare(patientId: number, { serviceType, date }: RequestedTime): Promise<void> {
    await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    const running = await this.em.count(Appointment, {
      patient: patientId,
      date,
      serviceType,
      attendance: 'IN_CARE',
    });
    if (running > 0) throw invalidField('patient', IN_CARE_ALREADY);
  }

  private async professionalOf(staff: Staff): Promise<number | null> {
    const user = await this.em.findOne(StaffUser, staff.id, READ_ONLY);
    return user?.professionalId ?? null;
  }
}
