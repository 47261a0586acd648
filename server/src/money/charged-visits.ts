import { DomainError } from '#domain/errors.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../foundation/clock.js';
import { Sql } from '../foundation/database/sql.js';
import { STANDS } from './money-rows.js';

/** What an appointment costs. */
export interface Visit {
  readonly patientId: number;
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly status: string;
  readonly attendance: Attendance | null;
  readonly treatment: string;
  readonly treatmentId: number | null;
  readonly price: Clp | null;
  /** Null if the treatment is not on the list. */
  readonly tax: TaxTreatment | null;
}

/** Appointments, as charges see them. */
@Injectable()
export class ChargedVisits {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the appointment: it is charged once.
   * @throws DomainError `NOT_FOUND`
   */
  async lock(appointmentId: number): Promise<Visit> {
    await this.sql.rows('select from appointment where id = $1 for update', [appointmentId]);
    const [visit] = await this.sql.rows<Visit>(
      `select a.patient_id as "patientId", a.professional_id as "professionalId", a.date, a.service_type as "serviceType",
              a.status, a.attendance, a.treatment, t.id as "treatmentId", t.price, t.tax
       from appointment a left join treatment t on lower(t.name) = lower(a.treatment)
       where a.id = $1`,
      [appointmentId],
    );
    if (!visit) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return visit;
  }

  /** What is charged for an appointment. One that is still to come is charged today. */
  lineOf({ patientId, professionalId, treatmentId, treatment, serviceType, tax, date }: Visit) {
    const today = this.clock.wall().date;
    return {
      kind: 'VISIT',
      patientId,
      professionalId,
      treatmentId,
      description: treatment,
      tax: tax ?? usualTax(serviceType),
      belongsTo: date < today ? date : today,
    } as const;
  }

  /** The id of the charge of the appointment's treatment, if there is one. */
  async chargeOf(appointmentId: number): Promise<number | undefined> {
    const [charge] = await this.sql.rows<{ id: number }>(
      `select c.id from charge c where c.appointment_id = $1 and c.kind = 'VISIT' and ${STANDS}`,
      [appointmentId],
    );
    return charge?.id;
  }

  /** The ids of all that is charged for the appointment, the oldest first. */
  async chargesOf(appointmentId: number): Promise<number[]> {
    const charges = await this.sql.rows<{ id: number }>(
      `select c.id from charge c
       where c.appointment_id = $1 and ${STANDS} order by c.id`,
      [appointmentId],
    );
    return charges.map(({ id }) => id);
  }
}
