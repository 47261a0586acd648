import { DomainError } from '#domain/errors.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { byAgreement } from '#domain/money/agreement.es.js';
import { agreedPrice } from '#domain/money/agreement.js';
import { MAX_CLP, type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { IS_OF_VISIT, STANDS } from './charge-rows.js';
import { IS_COVERED } from '../packs/pack-rows.js';

/** An appointment with everything that decides its price. */
export interface Visit {
  readonly patientId: number;
  /** The professional of its record; until there is one, of the appointment. */
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly status: string;
  readonly attendance: Attendance | null;
  readonly treatment: string;
  readonly treatmentId: number | null;
  /** Null if the treatment is not on the list, has none, or one above the highest charge. */
  readonly price: Clp | null;
  /** Null if the treatment is not on the list. */
  readonly tax: TaxTreatment | null;
  /** The patient's agreement on that day and its terms for the treatment; null without one. */
  readonly agreement: string | null;
  readonly agreedPrice: Clp | null;
  readonly agreedPercent: number | null;
}

/** The price of an appointment; its reason names the agreement. */
export interface VisitPrice {
  readonly listPrice: Clp;
  readonly discount: Clp;
  readonly reason: string;
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
      `select a.patient_id as "patientId",
              coalesce((select r.professional_id from clinical_record r where r.appointment_id = a.id limit 1),
                       a.professional_id) as "professionalId", a.date, a.service_type as "serviceType",
              a.status, a.attendance, a.treatment, t.id as "treatmentId",
              case when t.price <= ${MAX_CLP} then t.price end as price, t.tax, g.name as agreement,
              (select x.value from agreement_term x
               where x.agreement_id = g.id and x.treatment_id = t.id order by x.id desc limit 1) as "agreedPrice",
              (select x.value from agreement_term x
               where x.agreement_id = g.id and x.treatment_id is null order by x.id desc limit 1) as "agreedPercent"
       from appointment a left join treatment t on lower(t.name) = lower(a.treatment)
         left join patient_agreement pa on pa.patient_id = a.patient_id and (pa.until is null or pa.until >= a.date)
         left join agreement g on g.id = pa.agreement_id and g.is_active
       where a.id = $1`,
      [appointmentId],
    );
    if (!visit) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return visit;
  }

  /** The treatment's price, or that of the patient's agreement; undefined without one. */
  priceOf({ price, agreement, agreedPrice: fixed, agreedPercent }: Visit): VisitPrice | undefined {
    const agreed =
      agreement === null
        ? undefined
        : agreedPrice(price, { name: agreement, price: fixed, percent: agreedPercent });
    if (agreed) return { ...agreed, reason: byAgreement(agreement ?? '') };
    return price === null ? undefined : { listPrice: price, discount: 0, reason: '' };
  }

  /** The charge for an appointment; a future one is charged today. */
  lineOf({ patientId, professionalId, treatmentId, treatment, serviceType, tax, date }: Visit) {
    const today = this.clock.wall().date;
    return {
      kind: 'VISIT',
      patientId,
      professionalId,
      treatmentId,
      supplyId: null,
      quantity: null,
      description: treatment,
      tax: tax ?? usualTax(serviceType),
      belongsTo: date < today ? date : today,
    } as const;
  }

  /** The treatment on the list with this name, in any case. */
  async treatmentNamed(
    name: string,
  ): Promise<{ readonly id: number; readonly tax: TaxTreatment } | undefined> {
    const [treatment] = await this.sql.rows<{ id: number; tax: TaxTreatment }>(
      'select id, tax from treatment where lower(name) = lower($1) for key share',
      [name],
    );
    return treatment;
  }

  /** The id of the charge of the appointment's treatment, if there is one. */
  async chargeOf(appointmentId: number): Promise<number | undefined> {
    const [charge] = await this.sql.rows<{ id: number }>(
      `select c.id from charge c where c.appointment_id = $1 and ${IS_OF_VISIT}`,
      [appointmentId],
    );
    return charge?.id;
  }

  /** @returns the charges of the appointment that are this patient's, the oldest first. */
  chargesOfPatient(
    appointmentId: number,
    patientId: number,
  ): Promise<Array<{ readonly id: number; readonly isCovered: boolean }>> {
    return this.sql.rows<{ id: number; isCovered: boolean }>(
      `select c.id, ${IS_COVERED} as "isCovered" from charge c
       where c.appointment_id = $1 and c.patient_id = $2 and ${STANDS} order by c.id`,
      [appointmentId, patientId],
    );
  }

  /** The ids of all charges of the appointment, the oldest first. */
  async chargesOf(appointmentId: number): Promise<number[]> {
    const charges = await this.sql.rows<{ id: number }>(
      `select c.id from charge c
       where c.appointment_id = $1 and ${STANDS} order by c.id`,
      [appointmentId],
    );
    return charges.map(({ id }) => id);
  }
}
