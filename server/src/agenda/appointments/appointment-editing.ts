import { holdsTime } from '#domain/agenda/appointment.js';
import { NOT_A_MANICURE } from '#domain/agenda/manicure.es.js';
import { type Manicure, manicureAfter, manicureOf } from '#domain/agenda/manicure.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND, FIELD_MESSAGES } from '#domain/sentences.es.js';
import { attendanceAfter, hasArrived } from '#domain/visits/attendance.js';
import { ATTENDANCE_OF_CANCELLED, PATIENT_OF_PAPERS, PATIENT_OF_RECORD } from '#domain/visits/visit.es.js';
import { LockMode, ref } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Patient } from '../../patients/patient.entity.js';
import { Slots } from './slots.js';
import type { AppointmentChanges } from './appointment.draft.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentEvents, type AppointmentFacts } from './appointment-events.js';
import { AppointmentHours } from './appointment-hours.js';
import { AppointmentList } from './appointment-list.js';
import type { AppointmentRow } from './appointment.row.js';
import { CandidatesService, type Requester } from './candidates.service.js';
import type { BeforeCommit } from './before-commit.js';
import { Overbooking } from './overbooking.js';
import { retryDeadlock } from './retry-deadlock.js';

interface ChangeOptions {
  /** The version the editor saw; absent if the last write wins. */
  readonly seenVersion?: number | undefined;
  readonly beforeCommit?: BeforeCommit | undefined;
  /** The user whose rules apply to a new time. */
  readonly asker?: Requester;
  /** Whether the caller emits a `SeriesEvent` about it. */
  readonly isOfSeries?: boolean;
  /** Whether the new patient is the visitor who booked it under another patient's name. */
  readonly isToVisitor?: boolean;
}

@Injectable()
export class AppointmentEditing {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly candidates: CandidatesService,
    private readonly hours: AppointmentHours,
    private readonly overbooking: Overbooking,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the fields that were sent and keeps the rest. The agenda is checked only if the time, type, length or
   * professional changes or a cancelled appointment is reinstated: any other edit of an old appointment always works.
   * @param seenVersion the version the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, `SLOT_TAKEN`, or `INVALID_INPUT` on `time`, `professionalId` or `patient`
   */
  async update(
    id: number,
    changes: AppointmentChanges,
    seenVersion?: number,
    beforeCommit?: BeforeCommit,
  ): Promise<AppointmentRow> {
    return retryDeadlock(() => this.change(id, changes, { seenVersion, beforeCommit }));
  }

  /** As `update`, but in the caller's transaction, which the caller must retry as a whole on a deadlock. */
  @Transactional()
  async change(
    id: number,
    changes: AppointmentChanges,
    {
      seenVersion,
      beforeCommit,
      asker = 'staff',
      isOfSeries = false,
      isToVisitor = false,
    }: ChangeOptions = {},
  ): Promise<AppointmentRow> {
    const appointment = await this.em.findOne(Appointment, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    assertVersion(appointment.version, seenVersion);

    const { patientId, professionalId, overbooked, attendance: sent, ...columns } = changes;
    const before = factsOf(appointment);
    const status = columns.status ?? before.status;
    if (sent && status === 'CANCELLED') throw invalidField('attendance', ATTENDANCE_OF_CANCELLED);
    const attendance = attendanceAfter(before, status, sent);
    const after = { ...before, ...columns, attendance };
    const manicure = manicureAfter(before, after.serviceType, changes);
    if (!manicure) throw invalidField(sentNail(changes), NOT_A_MANICURE);
    const overbooks = overbooked ?? before.overbooked;
    const holds = holdsTime(after.status);
    const changesProfessional = professionalId !== undefined && professionalId !== before.professionalId;
    const isReinstated = !holdsTime(before.status) && holds;
    let free = [before.professionalId];
    const wantsItsHours = before.overbooked && !overbooks && holds;
    const needsAgenda = changesProfessional || !sameTime(before, after) || isReinstated || wantsItsHours;
    if (needsAgenda) {
      const isSameService = before.serviceType === after.serviceType;
      const same = isSameService ? before.professionalId : null;
      const asked = { ...after, professionalId: professionalId === undefined ? same : professionalId };
      free = overbooks
        ? await this.candidates.whoMayTake(asked, holds, id)
        : await this.candidates.whoIsFree(asked, asker, holds, id);
      // If any professional will do, the appointment stays with its present one.
      if (professionalId === null && free.includes(before.professionalId))
        free = [...new Set([before.professionalId, ...free])];
    }

    if (patientId !== undefined && patientId !== before.patientId) {
      await this.assertMayChangePatient(id);
      const patient = await this.em.findOne(Patient, patientId, {
        lockMode: LockMode.PESSIMISTIC_PARTIAL_READ,
      });
      if (!patient) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
      appointment.patient = ref(patient);
    }
    const arrivedAt = hasArrived(attendance) ? (appointment.arrivedAt ?? this.clock.now()) : null;
    Object.assign(appointment, columns, { professionalId: free[0], attendance, arrivedAt }, manicure);
    await this.em.flush();

    // Read in this transaction: afterwards another user may delete the appointment, and the response would be 404.
    const written = await this.list.find(id);
    if (!written) throw new Error('a locked appointment is gone');
    // Take the new hours before releasing the old ones, so that no other booking can take the old ones in between.
    const staysOverbooked = before.overbooked && !needsAgenda;
    const takesHours = holds && !staysOverbooked;
    const changed = takesHours ? await this.hours.take(written, free, overbooks) : written;
    const freed = await this.slots.releaseAllExcept(id, holds && !changed.overbooked ? changed : undefined);
    if (freed) await this.overbooking.fill(freed);
    await this.events.emit({ kind: 'CHANGED', appointment: changed, before, isOfSeries, isToVisitor });
    const dates = [...new Set([before.date, after.date])];
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates });
    await beforeCommit?.(changed);
    return changed;
  }

  /** An appointment with a clinical record, a photo or a signed consent keeps its patient, as these do. */
  private async assertMayChangePatient(id: number): Promise<void> {
    const records = await this.sql.rows('select from clinical_record where appointment_id = $1', [id]);
    if (records.length > 0) throw invalidField('patient', PATIENT_OF_RECORD);
    const papers = await this.sql.rows(
      `select from photo where appointment_id = $1
       union all select from consent_answer where appointment_id = $1`,
      [id],
    );
    if (papers.length > 0) throw invalidField('patient', PATIENT_OF_PAPERS);
  }
}

const factsOf = (appointment: Appointment) => ({
  professionalId: appointment.professionalId,
  serviceType: appointment.serviceType,
  date: appointment.date,
  startMinute: appointment.startMinute,
  durationMinutes: appointment.durationMinutes,
  status: appointment.status,
  overbooked: appointment.overbooked,
  patientId: appointment.patient.id,
  treatment: appointment.treatment,
  notes: appointment.notes,
  attendance: appointment.attendance,
  ...manicureOf(appointment),
});

const sentNail = (changes: AppointmentChanges): keyof Manicure =>
  (['nailColor', 'nailShape'] as const).find((field) => changes[field]) ?? 'nailTechnique';

const sameTime = (one: AppointmentFacts, other: AppointmentFacts): boolean =>
  one.serviceType === other.serviceType &&
  one.date === other.date &&
  one.startMinute === other.startMinute &&
  one.durationMinutes === other.durationMinutes;
