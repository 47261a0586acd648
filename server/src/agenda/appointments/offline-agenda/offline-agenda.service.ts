import { whoComes } from '#domain/agenda/appointment.es.js';
import { timeAt } from '#domain/clinic-time.js';
import type { OfflineAppointment } from '#domain/agenda/offline-agenda.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/clock.js';
import { Sql } from '../../../foundation/database/sql.js';
import { IS_LISTED } from '../../../patients/patient.row.js';
import { IN_ORDER_OF_TIME, visitorOf } from '../appointment.row.js';
import type { OfflineAgendaModel } from './offline-agenda.model.js';

type Row = Omit<OfflineAppointment, 'time' | 'name'> & {
  readonly startMinute: number;
  readonly patientName: string;
  readonly bookedName: string | null;
};

/** Decides what the browser may store: data it never receives can't be left behind on it. */
@Injectable()
export class OfflineAgendaService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The clinic's day, without cancelled appointments or patients whose data is blocked. */
  async today(): Promise<OfflineAgendaModel> {
    const { date } = this.clock.wall();
    const rows = await this.sql.rows<Row & Record<string, unknown>>(
      `select a.start_minute as "startMinute", a.duration_minutes as "durationMinutes", p.name as "patientName",
              a.booked_name as "bookedName", a.treatment
       from appointment a join patient p on p.id = a.patient_id
       where a.date = $1 and a.status <> 'CANCELLED' and ${IS_LISTED} ${IN_ORDER_OF_TIME}`,
      [date],
    );
    return {
      date,
      timeZone: this.clock.timeZone,
      appointments: rows.map(({ startMinute, durationMinutes, treatment, ...names }) => ({
        time: timeAt(startMinute),
        durationMinutes,
        name: whoComes(names.patientName, visitorOf(names)),
        treatment,
      })),
    };
  }
}
