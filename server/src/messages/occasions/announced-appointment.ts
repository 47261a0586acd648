import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { RemindedAppointment } from '#domain/messages/message-timing.js';
import { Injectable } from '@nestjs/common';
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_JOINS,
  type AppointmentRow,
} from '../../agenda/appointments/appointment.row.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';

export interface AnnouncedAppointmentRow extends AppointmentRow, RemindedAppointment {}

/** `$1` is the clinic's zone. */
const SELECT = `
  select ${APPOINTMENT_COLUMNS}, (a.created_at at time zone $1)::date as "bookedOn"
  from appointment a ${APPOINTMENT_JOINS}`;

@Injectable()
export class AnnouncedAppointments {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns one appointment, locked until the transaction ends: no other transaction can move it or write a message
   * about it.
   */
  async hold(id: number): Promise<AnnouncedAppointmentRow | undefined> {
    const condition = 'where a.id = $2 for no key update of a';
    return (await this.rows(condition, [id]))[0];
  }

  async find(id: number): Promise<AnnouncedAppointmentRow | undefined> {
    return (await this.rows('where a.id = $2', [id]))[0];
  }

  /** The appointments of these days without a reminder for their current time, by time. */
  async withoutReminder(from: LocalDate, to: LocalDate): Promise<AnnouncedAppointmentRow[]> {
    const statuses: readonly AppointmentStatus[] = ['BOOKED', 'CONFIRMED'];
    return this.rows(
      `where a.date between $2 and $3 and a.status = any($4)
         and not exists (
           select from outbound_message m
           where m.appointment_id = a.id and m.kind = 'REMINDER' and m.state <> 'WITHDRAWN' and m.automatic
             and m.patient_id = a.patient_id and m.date = a.date and m.start_minute = a.start_minute
             and not exists (
               select from outbound_message later
               where later.appointment_id = a.id and later.kind = 'REMINDER' and later.state <> 'WITHDRAWN'
                 and later.automatic and later.id > m.id))
       order by a.date, a.start_minute, a.id`,
      [from, to, statuses],
    );
  }

  private rows(condition: string, values: readonly unknown[]): Promise<AnnouncedAppointmentRow[]> {
    return this.sql.rows<AnnouncedAppointmentRow>(`${SELECT} ${condition}`, [this.clock.timeZone, ...values]);
  }
}
