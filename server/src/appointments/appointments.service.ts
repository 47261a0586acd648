import { holdsTime } from '#domain/appointment.js';
import type { ClinicClock } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND, FIELD_MESSAGES } from '#domain/sentences.es.js';
import { checkStart } from '#domain/schedule.js';
import { refusalSentence } from '#domain/schedule.es.js';
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
import { Agenda, type AgendaTime } from './agenda.js';
import type { AppointmentChanges, AppointmentDraft } from './appointment.draft.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import { APPOINTMENT_COLUMNS, type AppointmentRow } from './appointment.row.js';
import { retryDeadlock } from './retry-deadlock.js';

/** Who asks for a time: a visitor may not book the past, staff may. */
export type Asker = { readonly now: ClinicClock } | 'staff';

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
  ) {}

  onModuleInit(): void {
    this.patients.onDeletion(async (patientId) => {
      for (const appointment of await this.list.lockOf(patientId)) await this.remove(appointment);
    });
  }

  /**
   * Refuses a time that is not available, before anything is written.
   * @param ownId the appointment whose own hours count as free.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` on `time` for a start that is past or off the agenda.
   */
  async assertFree(time: AgendaTime, asker: Asker, holds = true, ownId?: number): Promise<void> {
    const { serviceType, date } = time;
    const busy = holds ? (await this.agenda.busy(serviceType, date, date, ownId)).get(date) : undefined;
    const refusal = checkStart(time, {
      schedule: await this.schedules.current(serviceType),
      busySlots: busy ?? new Set(),
      now: asker === 'staff' ? undefined : asker.now,
    });
    if (!refusal) return;
    if (refusal.kind === 'TAKEN') throw new DomainError('SLOT_TAKEN');
    throw invalidField('time', refusalSentence(refusal, date));
  }

  /**
   * Makes an appointment for staff. A cancelled one takes no hours.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time`, or on `patient` for one that does not exist)
   */
  async create(draft: AppointmentDraft): Promise<AppointmentRow> {
    await this.assertFree(draft, 'staff', holdsTime(draft.status));
    return retryDeadlock(() => this.book(draft));
  }

  /**
   * Puts an appointment on its agenda and takes its hours, in the caller's transaction where there is one.
   * @throws DomainError `SLOT_TAKEN` where somebody else was faster; nothing is written then.
   */
  @Transactional()
  async book(draft: AppointmentDraft): Promise<AppointmentRow> {
    const [created] = await this.sql.rows<AppointmentRow>(
      // A patient who is deleted meanwhile gives no row, rather than a broken reference.
      `with created as (
         insert into appointment (patient_id, service_type, date, start_minute, duration_minutes, status,
                                  treatment, notes, booked_name, created_at)
         select p.id, $2, $3, $4, $5, $6, $7, $8, $9, $10
         from (select id from patient where id = $1 for key share) as p returning *)
       select ${APPOINTMENT_COLUMNS} from created a join patient p on p.id = a.patient_id`,
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
      ],
    );
    if (!created) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
    if (holdsTime(draft.status) && !(await this.agenda.take(created.id, draft))) {
      throw new DomainError('SLOT_TAKEN');
    }
    await this.events.emit({ kind: 'CREATED', appointment: created });
    await this.live.publish({ kind: 'AGENDA', appointmentId: created.id, dates: [draft.date] });
    return created;
  }

  /**
   * Changes what is sent and keeps the rest. The agenda is asked only where the time, the type or the length changes
   * or a cancelled one comes back: any other edit of an old appointment always works.
   * @param seenVersion the version that the editor saw; undefined where the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, `SLOT_TAKEN`, or `INVALID_INPUT` on `time` or `patient`
   */
  async update(id: number, changes: AppointmentChanges, seenVersion?: number): Promise<AppointmentRow> {
    return retryDeadlock(() => this.change(id, changes, seenVersion));
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const appointment = await this.list.lock(id);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    await this.remove(appointment);
  }

  private async remove(appointment: AppointmentRow): Promise<void> {
    const { id, date } = appointment;
    await this.events.emit({ kind: 'DELETED', appointment });
    await this.sql.rows('delete from appointment where id = $1', [id]);
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }

  @Transactional()
  private async change(
    id: number,
    changes: AppointmentChanges,
    seenVersion?: number,
  ): Promise<AppointmentRow> {
    const appointment = await this.em.findOne(Appointment, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    assertVersion(appointment.version, seenVersion);

    const { patientId, ...columns } = changes;
    const before = {
      ...timeOf(appointment),
      durationMinutes: appointment.durationMinutes,
      status: appointment.status,
      patientId: appointment.patient.id,
      treatment: appointment.treatment,
      notes: appointment.notes,
    };
    const after = { ...before, ...columns };
    const isMoved = !sameTime(before, after);
    const comesBack = !holdsTime(before.status) && holdsTime(after.status);
    if (isMoved || comesBack) await this.assertFree(after, 'staff', holdsTime(after.status), id);

    if (patientId !== undefined) {
      const patient = await this.em.findOne(Patient, patientId, {
        lockMode: LockMode.PESSIMISTIC_PARTIAL_READ,
      });
      if (!patient) throw invalidField('patient', FIELD_MESSAGES.unknownPatient);
      appointment.patient = ref(patient);
    }
    Object.assign(appointment, columns);
    await this.em.flush();

    // First the new hours, then the release of the old ones: nobody can take its own in between.
    if (holdsTime(after.status) && !(await this.agenda.take(id, after))) throw new DomainError('SLOT_TAKEN');
    await this.agenda.leaveAllBut(id, holdsTime(after.status) ? after : undefined);
    // Read in this transaction: afterwards somebody may have deleted it, and the answer would be 'not found'.
    const changed = await this.list.find(id);
    if (!changed) throw new Error('a locked appointment is gone');
    await this.events.emit({ kind: 'CHANGED', appointment: changed, before });
    const dates = [...new Set([before.date, after.date])];
    await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates });
    return changed;
  }
}

const timeOf = ({ serviceType, date, startMinute, durationMinutes }: AgendaTime): AgendaTime => ({
  serviceType,
  date,
  startMinute,
  durationMinutes,
});

const sameTime = (one: AgendaTime, other: AgendaTime): boolean =>
  one.serviceType === other.serviceType &&
  one.date === other.date &&
  one.startMinute === other.startMinute &&
  one.durationMinutes === other.durationMinutes;
