import type { Manicure } from '#domain/agenda/manicure.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import type { AppointmentFacts } from './appointment-events.js';
import { APPOINTMENT_COLUMNS, type AppointmentRow } from './appointment.row.js';

type NewAppointment = Omit<
  AppointmentFacts,
  'professionalId' | 'overbooked' | 'attendance' | keyof Manicure
> &
  Partial<Pick<AppointmentRow, 'overbooked' | 'bookedName' | 'seriesId' | 'attendance' | 'arrivedAt'>> & {
    readonly professionalId: number | undefined;
  };

/**
 * Like `APPOINTMENT_JOINS`, but looks each patient up by id. PostgreSQL expects 100 rows of JSON and would merge them
 * with all patients up to the newest one, which takes longer the more patients there are.
 */
const JOINS_ROW_BY_ROW = `
  join lateral (select * from patient where id = a.patient_id offset 0) as p on true
  join professional w on w.id = a.professional_id`;

/** Inserts appointments made by staff, by visitors and from files. Their hours are taken separately. */
@Injectable()
export class NewAppointments {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Inserts appointments, in the caller's transaction.
   * @returns the rows, in the same order, without those of patients deleted in the meantime. To insert several, the
   *   caller must hold locks on their patients.
   */
  insert(appointments: readonly NewAppointment[]): Promise<AppointmentRow[]> {
    return this.sql.rows<AppointmentRow>(
      `with created as (
         insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes,
                                  status, treatment, notes, overbooked, booked_name, series_id, attendance, arrived_at,
                                  created_at)
         select p.id, "professionalId", "serviceType", date, "startMinute", "durationMinutes", status, treatment, notes,
                coalesce(overbooked, false), "bookedName", "seriesId", attendance, "arrivedAt", $2
         from rows from (jsonb_to_recordset($1::jsonb) as ("patientId" integer, "professionalId" integer,
                "serviceType" text, date date, "startMinute" integer, "durationMinutes" integer, status text,
                treatment text, notes text, overbooked boolean, "bookedName" text, "seriesId" integer, attendance text,
                "arrivedAt" timestamptz)) with ordinality as r
           join lateral (select id from patient where id = r."patientId" for key share) as p on true
         order by ordinality
         returning *)
       select ${APPOINTMENT_COLUMNS} from created a ${JOINS_ROW_BY_ROW} order by a.id`,
      [JSON.stringify(appointments), this.clock.now()],
    );
  }
}
