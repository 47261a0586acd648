import type { AppointmentStatus } from '#domain/appointment.js';
import type { ClinicClock, LocalDate } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { checkStart } from '#domain/schedule.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../clinic/clinic.service.js';
import { Sql } from '../database/sql.js';
import { Agenda, type AgendaTime } from './agenda.js';
import type { AppointmentRow } from './appointment.row.js';

/** What is needed to put an appointment on an agenda. */
export interface AppointmentDraft extends AgendaTime {
  readonly patientId: number;
  readonly treatment: string;
  readonly notes: string;
  readonly status: AppointmentStatus;
  readonly bookedName: string | null;
}

@Injectable()
export class AppointmentsService {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly agenda: Agenda,
    private readonly clinic: ClinicService,
  ) {}

  /** The appointments from one day to another, both included, cancelled ones too, in the order of their time. */
  async inRange(from: LocalDate, to: LocalDate): Promise<AppointmentRow[]> {
    return this.sql.rows<AppointmentRow>(
      `select a.id, a.date, a.start_minute as "startMinute", a.duration_minutes as "durationMinutes",
              a.status, a.service_type as "serviceType", a.treatment, a.notes,
              a.booked_name as "bookedName", a.version, a.patient_id as "patientId",
              p.rut as "patientRut", p.provisional_rut as "patientProvisionalRut", p.name as "patientName",
              p.phone as "patientPhone", p.email as "patientEmail", p.birth_date as "patientBirthDate"
       from appointment a join patient p on p.id = a.patient_id
       where a.date between $1 and $2
       order by a.date, a.start_minute, a.id`,
      [from, to],
    );
  }

  /**
   * Refuses a time that can't be had, before anything is written.
   * @param now for those who may not book the past; undefined for staff.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` on `time` for a start that is past or off the agenda.
   */
  async assertFree(time: AgendaTime, now: ClinicClock | undefined): Promise<void> {
    const busy = await this.agenda.busy(time.serviceType, time.date, time.date);
    const refusal = checkStart(time, {
      schedule: this.clinic.schedule(time.serviceType),
      busySlots: busy.get(time.date) ?? new Set(),
      now,
    });
    if (!refusal) return;
    if (refusal.kind === 'TAKEN') throw new DomainError('SLOT_TAKEN');
    throw invalidField('time', refusalSentence(refusal, time.date));
  }

  /**
   * Puts an appointment on its agenda and takes its hours.
   * @throws DomainError `SLOT_TAKEN` where somebody else was faster; nothing is written then.
   */
  @Transactional()
  async book(draft: AppointmentDraft): Promise<{ id: number }> {
    const [created] = await this.sql.rows<{ id: number }>(
      `insert into appointment (patient_id, service_type, date, start_minute, duration_minutes, status,
                                treatment, notes, booked_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
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
      ],
    );
    if (!created || !(await this.agenda.take(created.id, draft))) throw new DomainError('SLOT_TAKEN');
    return created;
  }
}
