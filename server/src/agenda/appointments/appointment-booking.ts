import { holdsTime } from '#domain/agenda/appointment.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { AppointmentDraft } from './appointment.draft.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentHours } from './appointment-hours.js';
import type { AppointmentRow } from './appointment.row.js';
import { CandidatesService } from './candidates.service.js';
import type { BeforeCommit } from './before-commit.js';
import { NewAppointments } from './new-appointments.js';
import { retryDeadlock } from './retry-deadlock.js';

@Injectable()
export class AppointmentBooking {
  constructor(
    private readonly newAppointments: NewAppointments,
    private readonly candidates: CandidatesService,
    private readonly hours: AppointmentHours,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
  ) {}

  /**
   * Makes an appointment for staff. A cancelled appointment takes no hours; an overbooked one takes its hours only if
   * they are free.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time`, on `professionalId`, or on `patient` if it doesn't
   *   exist)
   */
  async create(draft: AppointmentDraft, beforeCommit?: BeforeCommit): Promise<AppointmentRow> {
    const who = await this.candidates.whoCanHave(draft);
    return retryDeadlock(() => this.book(draft, who, beforeCommit));
  }

  /**
   * Puts an appointment on an agenda and takes its hours, in the caller's transaction if there is one.
   * @param free the professionals who were free at that time, in the order in which to try them; at least one.
   * @throws DomainError `SLOT_TAKEN` if all of them have been taken in the meantime and it may not be overbooked;
   *   nothing is written then.
   */
  @Transactional()
  async book(
    draft: AppointmentDraft,
    free: readonly number[],
    beforeCommit?: BeforeCommit,
  ): Promise<AppointmentRow> {
    const [inserted] = await this.newAppointments.insert([
      // Whether it is overbooked depends on the hours it gets.
      { ...draft, professionalId: free[0], overbooked: false },
    ]);
    if (!inserted) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
    const appointment = holdsTime(draft.status)
      ? await this.hours.take(inserted, free, draft.overbooked)
      : inserted;
    await this.live.publish({ kind: 'AGENDA', appointmentId: appointment.id, dates: [draft.date] });
    await this.events.emit({ kind: 'CREATED', appointment });
    await beforeCommit?.(appointment);
    return appointment;
  }
}
