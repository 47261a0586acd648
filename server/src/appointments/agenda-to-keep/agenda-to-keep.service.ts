import { timeAt } from '#domain/clinic-time.js';
import type { KeptAppointment } from '#domain/agenda/kept-agenda.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { IS_LISTED } from '../../patients/patient.row.js';
import { IN_ORDER_OF_TIME } from '../appointment.row.js';
import type { AgendaToKeepModel } from './agenda-to-keep.model.js';

type Row = Omit<KeptAppointment, 'time'> & { readonly startMinute: number };

/** Decides what may leave the server to be kept: what a browser does not get, it can't leave behind. */
@Injectable()
export class AgendaToKeepService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Of the clinic's day; without cancelled appointments, and without patients whose data are blocked. */
  async today(): Promise<AgendaToKeepModel> {
    const { date } = this.clock.wall();
    const rows = await this.sql.rows<Row & Record<string, unknown>>(
      `select a.start_minute as "startMinute", a.duration_minutes as "durationMinutes", p.name, a.treatment
       from appointment a join patient p on p.id = a.patient_id
       where a.date = $1 and a.status <> 'CANCELLED' and ${IS_LISTED} ${IN_ORDER_OF_TIME}`,
      [date],
    );
    return {
      date,
      timeZone: this.clock.timeZone,
      appointments: rows.map(({ startMinute, ...kept }) => ({ time: timeAt(startMinute), ...kept })),
    };
  }
}
