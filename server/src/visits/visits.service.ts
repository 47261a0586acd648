import { DomainError } from '#domain/errors.js';
import { addDays } from '#domain/clinic-time.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { VISIT_OF_CANCELLED } from '#domain/visits/visit.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { changesOf } from '../agenda/appointments/appointment.draft.js';
import { Appointment } from '../agenda/appointments/appointment.entity.js';
import { AppointmentEditing } from '../agenda/appointments/appointment-editing.js';
import type { AppointmentRow } from '../agenda/appointments/appointment.row.js';
import { retryDeadlock } from '../agenda/appointments/retry-deadlock.js';
import type { Staff } from '../access/actors/staff.js';
import type { RecordRow } from '../records/clinical-records/record.row.js';
import { ClinicalRecordsService } from '../records/clinical-records/clinical-records.service.js';
import { Clock } from '../foundation/clock.js';
import { Sql } from '../foundation/database/sql.js';
import { Transactional } from '../foundation/database/transactional.js';
import type { FinishVisitInput } from './visit.input.js';

interface FinishedVisit {
  readonly appointment: AppointmentRow;
  readonly record: RecordRow;
}

/** An appointment while its patient is at the clinic: from 'Atender' to 'Terminar visita'. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly editing: AppointmentEditing,
    private readonly records: ClinicalRecordsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts attending the patient; repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`, or `VISIT_CLOSED` if it is cancelled or over
   */
  async start(appointmentId: number): Promise<AppointmentRow> {
    return retryDeadlock(() => this.startOnce(appointmentId));
  }

  @Transactional()
  private async startOnce(appointmentId: number): Promise<AppointmentRow> {
    await this.lockOpen(appointmentId);
    return this.editing.update(appointmentId, { attendance: 'IN_CARE' });
  }

  /**
   * Writes the record, deducts the supplies it used and completes the appointment, which charges its treatment, all or
   * nothing. If two users finish the same visit, the second gets `VISIT_CLOSED`.
   * @throws DomainError `NOT_FOUND`, `VISIT_CLOSED`, or `INVALID_INPUT` on a field of the record
   */
  async finish(appointmentId: number, input: FinishVisitInput, staff: Staff): Promise<FinishedVisit> {
    return retryDeadlock(() => this.finishOnce(appointmentId, input, staff));
  }

  @Transactional()
  private async finishOnce(
    appointmentId: number,
    input: FinishVisitInput,
    staff: Staff,
  ): Promise<FinishedVisit> {
    const { patientId, professionalId } = await this.lockOpen(appointmentId);
    const { nailColor, nailShape, nailTechnique, ...written } = input;
    const manicure = { nailColor, nailShape, nailTechnique };
    const record = await this.records.create(
      { ...written, patientId, appointmentId, professionalId: input.professionalId ?? professionalId },
      staff,
    );
    const appointment = await this.editing.update(
      appointmentId,
      changesOf({ ...manicure, status: 'COMPLETED', attendance: 'ARRIVED' }),
    );
    return { appointment, record };
  }

  /** How many appointments a patient missed in the twelve months up to today. */
  noShows(patientId: number): Promise<number> {
    const { date } = this.clock.wall();
    return this.em.count(Appointment, {
      patient: patientId,
      attendance: 'NO_SHOW',
      date: { $gte: addDays(date, -365), $lte: date },
    });
  }

  private async lockOpen(
    appointmentId: number,
  ): Promise<{ readonly patientId: number; readonly professionalId: number }> {
    const [found] = await this.sql.rows<{
      patientId: number;
      professionalId: number;
      status: string;
    }>(
      `select patient_id as "patientId", professional_id as "professionalId", status
       from appointment where id = $1 for update`,
      [appointmentId],
    );
    if (!found) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    if (found.status === 'CANCELLED') throw new DomainError('VISIT_CLOSED', { message: VISIT_OF_CANCELLED });
    const records = await this.sql.rows('select from clinical_record where appointment_id = $1', [
      appointmentId,
    ]);
    if (records.length > 0) throw new DomainError('VISIT_CLOSED');
    return found;
  }
}
