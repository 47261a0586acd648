import { holdsTime } from '#domain/appointment.js';
import type { ClinicClock } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND, FIELD_MESSAGES } from '#domain/sentences.es.js';
import { checkStartOfAnyone, inOrderOfChoice } from '#domain/professionals/anyone.js';
import { checkStart } from '#domain/schedule.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { attendanceAfter, hasCome } from '#domain/visits/attendance.js';
import { ATTENDANCE_OF_CANCELLED, NOBODY_HERE, PATIENT_OF_RECORD } from '#domain/visits/visit.es.js';
import { whoAttendsWalkIn } from '#domain/visits/walk-in.js';
import { LockMode, ref } from '@mikro-orm/core';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.js';
import { SchedulesService } from '../clinic/schedules.service.js';
import { Sql } from '../database/sql.js';
import { assertVersion } from '../database/version.js';
import { LiveBus } from '../live/live-bus.js';
import { Patient } from '../patients/patient.entity.js';
import { PatientEvents } from '../patients/patient-events.js';
import { Agenda, HeldHours } from './agenda.js';
import type { AppointmentChanges, AppointmentDraft, AskedTime } from './appointment.draft.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentEvents, type AppointmentFacts } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import { APPOINTMENT_COLUMNS, APPOINTMENT_JOINS, type AppointmentRow } from './appointment.row.js';
import { attendantsFor, candidatesOn } from './availability/attendants.js';
import { Overbooking } from './overbooking.js';
import { retryDeadlock } from './retry-deadlock.js';

/** Who asks for a time: a visitor may not book the past, staff may. */
export type Asker = { readonly now: ClinicClock } | 'staff';

/** What else belongs to a write: it is kept only if this works as well. */
type BeforeCommit = (written: AppointmentRow) => Promise<void>;

interface ChangeOptions {
  /** The version that the editor saw; absent where the last write wins. */
  readonly seenVersion?: number | undefined;
  readonly beforeCommit?: BeforeCommit | undefined;
  /** Whose rules hold for a new time. */
  readonly asker?: Asker;
  /** Whether the caller emits a `SeriesEvent` about it. */
  readonly isOfSeries?: boolean;
}

@Injectable()
export class AppointmentsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly agenda: Agenda,
    private readonly list: AppointmentList,
    private readonly schedules: SchedulesService,
    private readonly live: LiveBus,
    private readonly events: AppointmentEvents,
    private readonly clock: Clock,
    private readonly patients: PatientEvents,
    private readonly overbooking: Overbooking,
  ) {}

  onModuleInit(): void {
    this.patients.onDeletion(async (patientId) => {
      for (const appointment of await this.list.lockOf(patientId)) await this.remove(appointment);
    });
    // They may be on any day.
    this.patients.onMove(() => this.live.publish({ kind: 'SCHEDULE' }));
  }

  /**
   * The professionals who have a time free, in the order in which to try them. Nothing is written yet.
   * @param ownId the appointment whose own hours count as free.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time` for a start that is past or off the agenda, on
   *   `professionalId` for one who does not do it)
   */
  async whoIsFree(time: AskedTime, asker: Asker, holds = true, ownId?: number): Promise<number[]> {
    const candidates = await this.candidatesFor(time, asker, holds, ownId);
    const free = candidates.filter(({ context }) => !checkStart(time, context));
    if (free.length > 0) return inOrderOfChoice(free).map(({ id }) => id);
    throw refusalOf(time, candidates);
  }

  /**
   * Who may get an appointment that can be overbooked: those who are free first, then those who are only busy.
   * @throws DomainError as `whoIsFree`, but `SLOT_TAKEN`
   */
  private async whoMayTake(time: AskedTime, holds: boolean, ownId?: number): Promise<number[]> {
    const candidates = await this.candidatesFor(time, 'staff', holds, ownId);
    const free = candidates.filter(({ context }) => !checkStart(time, context));
    const busy = candidates.filter(({ context }) => checkStart(time, context)?.kind === 'TAKEN');
    const all = [...inOrderOfChoice(free), ...inOrderOfChoice(busy)];
    if (all.length === 0) throw refusalOf(time, candidates);
    return all.map(({ id }) => id);
  }

  /**
   * Who attends a patient who is there now, in the order in which `book` is to try them; overbooked where all are busy.
   * Nothing is written yet.
   * @param ownId the professional who asks; null for somebody else.
   * @throws DomainError `INVALID_INPUT` on `professionalId`
   */
  async whoAttends(time: AskedTime, ownId: number | null): Promise<number[]> {
    const there = whoAttendsWalkIn(time.date, time, await this.candidatesFor(time, 'staff', true), ownId);
    if (there.length === 0) throw invalidField('professionalId', NOBODY_HERE);
    return there.map(({ id }) => id);
  }

  private async candidatesFor(time: AskedTime, asker: Asker, holds: boolean, ownId?: number) {
    const { serviceType, date } = time;
    const attendants = attendantsFor(await this.schedules.current(serviceType), time);
    const ids = attendants.map(({ id }) => id);
    const held = holds ? await this.agenda.held(ids, date, date, ownId) : new HeldHours();
    return candidatesOn(date, attendants, held, asker === 'staff' ? undefined : asker.now);
  }

  /**
   * Makes an appointment for staff. A cancelled one takes no hours, and an overbooked one none that somebody holds.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time`, on `professionalId`, or on `patient` for one that
   *   does not exist)
   */
  async create(draft: AppointmentDraft, beforeCommit?: BeforeCommit): Promise<AppointmentRow> {
    const who = await this.whoCanHave(draft);
    return retryDeadlock(() => this.book(draft, who, beforeCommit));
  }

  /**
   * Whom `book` is to try, in that order. Nothing is written yet.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time`, on `professionalId`)
   */
  whoCanHave(draft: AppointmentDraft): Promise<number[]> {
    const holds = holdsTime(draft.status);
    return draft.overbooked ? this.whoMayTake(draft, holds) : this.whoIsFree(draft, 'staff', holds);
  }

  /**
   * Puts an appointment on an agenda and takes its hours, in the caller's transaction where there is one.
   * @param free who had the time free, in the order in which to try them; at least one.
   * @throws DomainError `SLOT_TAKEN` where others were faster with all of them and it may not be overbooked; nothing is
   *   written then.
   */
  @Transactional()
  async book(
    draft: AppointmentDraft,
    free: readonly number[],
    beforeCommit?: BeforeCommit,
  ): Promise<AppointmentRow> {
    const [created] = await this.sql.rows<AppointmentRow>(
      // A patient who is deleted meanwhile gives no row, rather than a broken reference.
      `with created as (
         insert into appointment (patient_id, service_type, date, start_minute, duration_minutes, status,
                                  treatment, notes, booked_name, created_at, professional_id,
                                  series_id)
         select p.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
         from (select id from patient where id = $1 for key share) as p returning *)
       select ${APPOINTMENT_COLUMNS} from created a ${APPOINTMENT_JOINS}`,
      [
        draft.patientId,
        draft.serviceType,
        draft.date,
        draft.startMinute,
        draft.durationMinutes,
        draft.status,
        draft.treatment,
        draft.notes,
        draft.bookedName,
        this.clock.now(),
        free[0],
        draft.seriesId ?? null,
      ],
    );
    if (!created) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
    const appointment = await this.withHours(created, free, draft.overbooked);
    await Promise.all([
      this.live.publish({ kind: 'AGENDA', appointmentId: appointment.id, dates: [draft.date] }),
      this.events.emit({ kind: 'CREATED', appointment }),
      beforeCommit?.(appointment),
    ]);
    return appointment;
  }

  /**
   * Changes what is sent and keeps the rest. The agenda is asked only where the time, the type, the length or the
   * professional changes or a cancelled one comes back: any other edit of an old appointment always works.
   * @param seenVersion the version that the editor saw; undefined where the last write wins (REST).
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

  /** @throws DomainError `NOT_FOUND` */
  async delete(id: number): Promise<void> {
    return retryDeadlock(() => this.lockAndRemove(id));
  }

  @Transactional()
  private async lockAndRemove(id: number): Promise<void> {
    const appointment = await this.list.lock(id);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    await this.remove(appointment);
  }

  private async remove(appointment: AppointmentRow): Promise<void> {
    const { id, date } = appointment;
    await this.events.emit({ kind: 'DELETED', appointment });
    const freed = await this.agenda.leaveAllBut(id, undefined);
    await this.sql.rows('delete from appointment where id = $1', [id]);
    if (freed) await this.overbooking.fill(freed);
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }

  /** As `update`, but in the caller's transaction, which tries a deadlock again as a whole. */
  @Transactional()
  async change(
    id: number,
    changes: AppointmentChanges,
    { seenVersion, beforeCommit, asker = 'staff', isOfSeries = false }: ChangeOptions = {},
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
    const overbooks = overbooked ?? before.overbooked;
    const holds = holdsTime(after.status);
    const isGivenToAnother = professionalId !== undefined && professionalId !== before.professionalId;
    const comesBack = !holdsTime(before.status) && holds;
    let free = [before.professionalId];
    const wantsItsHours = before.overbooked && !overbooks && holds;
    const asksAgenda = isGivenToAnother || !sameTime(before, after) || comesBack || wantsItsHours;
    if (asksAgenda) {
      const isSameService = before.serviceType === after.serviceType;
      const same = isSameService ? before.professionalId : null;
      const asked = { ...after, professionalId: professionalId === undefined ? same : professionalId };
      free = overbooks
        ? await this.whoMayTake(asked, holds, id)
        : await this.whoIsFree(asked, asker, holds, id);
      // Where anybody will do, it stays with whoever has it.
      if (professionalId === null && free.includes(before.professionalId))
        free = [...new Set([before.professionalId, ...free])];
    }

    if (patientId !== undefined && patientId !== before.patientId) {
      await this.assertWithoutRecord(id);
      const patient = await this.em.findOne(Patient, patientId, {
        lockMode: LockMode.PESSIMISTIC_PARTIAL_READ,
      });
      if (!patient) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
      appointment.patient = ref(patient);
    }
    const arrivedAt = hasCome(attendance) ? (appointment.arrivedAt ?? this.clock.now()) : null;
    Object.assign(appointment, columns, { professionalId: free[0], attendance, arrivedAt });
    await this.em.flush();

    // Read in this transaction: afterwards somebody may have deleted it, and the answer would be 'not found'.
    const written = await this.list.find(id);
    if (!written) throw new Error('a locked appointment is gone');
    // First the new hours, then the release of the old ones: nobody can take its own in between.
    const keepsBeside = before.overbooked && !asksAgenda;
    const changed = keepsBeside ? written : await this.withHours(written, free, overbooks);
    const freed = await this.agenda.leaveAllBut(id, holds && !changed.overbooked ? changed : undefined);
    if (freed) await this.overbooking.fill(freed);
    await this.events.emit({ kind: 'CHANGED', appointment: changed, before, isOfSeries });
    const dates = [...new Set([before.date, after.date])];
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates });
    await beforeCommit?.(changed);
    return changed;
  }

  /** A record stays with its patient, and so does the appointment that it is about. */
  private async assertWithoutRecord(id: number): Promise<void> {
    const records = await this.sql.rows('select from clinical_record where appointment_id = $1', [id]);
    if (records.length > 0) throw invalidField('patient', PATIENT_OF_RECORD);
  }

  /**
   * Takes the hours of an appointment that was written for the first who had them free. Where somebody was faster, the
   * next one is tried in the same transaction.
   * @param overbooks whether it may stand beside the holder with the first of them where nobody is left.
   * @returns the appointment of whoever has it now. @throws DomainError `SLOT_TAKEN` where nobody is left
   */
  private async withHours(
    appointment: AppointmentRow,
    free: readonly number[],
    overbooks: boolean,
  ): Promise<AppointmentRow> {
    if (!holdsTime(appointment.status)) return appointment;
    const [first = appointment.professionalId, ...others] = free;
    if (others.length === 0 && !overbooks) {
      if (await this.agenda.take(appointment.id, appointment)) return this.settle(appointment, first, false);
      throw new DomainError('SLOT_TAKEN');
    }
    for (const professionalId of free) {
      // Undone as a whole: a failed try must neither keep hours nor let others wait for them.
      await this.sql.rows('savepoint try_professional');
      if (await this.agenda.take(appointment.id, { ...appointment, professionalId }))
        return this.settle(appointment, professionalId, false);
      await this.sql.rows('rollback to savepoint try_professional');
    }
    if (!overbooks) throw new DomainError('SLOT_TAKEN');
    const time = { ...appointment, professionalId: first };
    return this.settle(appointment, first, await this.overbooking.standsBesideHolder(appointment.id, time));
  }

  /** Writes who has it, and whether it stands beside a holder, where that is not what is stored. */
  private async settle(
    appointment: AppointmentRow,
    professionalId: number,
    overbooked: boolean,
  ): Promise<AppointmentRow> {
    if (professionalId === appointment.professionalId && overbooked === appointment.overbooked)
      return appointment;
    const { id } = appointment;
    await this.sql.rows('update appointment set professional_id = $2, overbooked = $3 where id = $1', [
      id,
      professionalId,
      overbooked,
    ]);
    const settled = await this.list.find(id);
    if (!settled) throw new Error('a locked appointment is gone');
    return settled;
  }
}

/** Why none of those who do it can have a time. */
function refusalOf(time: AskedTime, candidates: ReturnType<typeof candidatesOn>): DomainError {
  const refusal = checkStartOfAnyone(
    time,
    candidates.map(({ context }) => context),
  );
  if (!refusal || refusal.kind === 'TAKEN') return new DomainError('SLOT_TAKEN');
  return invalidField('time', refusalSentence(refusal, time.date));
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
});

const sameTime = (one: AppointmentFacts, other: AppointmentFacts): boolean =>
  one.serviceType === other.serviceType &&
  one.date === other.date &&
  one.startMinute === other.startMinute &&
  one.durationMinutes === other.durationMinutes;
