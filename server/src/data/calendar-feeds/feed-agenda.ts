import {
  CANCELLED_IN_FEED_DAYS,
  type FeedScope,
  feedDays,
} from '#domain/data/calendar-feeds/calendar-feed.js';
import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { IN_ORDER_OF_TIME } from '../../agenda/appointments/appointment.row.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { IS_LISTED } from '../../patients/patient.row.js';

interface Stretch {
  readonly id: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
}
export interface FeedAppointment extends Stretch {
  readonly serviceType: ServiceType;
  readonly status: AppointmentStatus;
  readonly version: number;
  /** ISO 8601, in UTC. */
  readonly changedAt: string;
  /** Empty while the patient's data is blocked. */
  readonly patientName: string;
  /** The name a visitor typed; null if staff made the appointment, or while the patient's data is blocked. */
  readonly bookedName: string | null;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
}
export interface FeedBlock extends Stretch {
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

interface FeedView {
  readonly scope: FeedScope;
  /** The professional of an `OWN` feed; null shows nothing. */
  readonly professionalId: number | null;
}

/** The part of the agenda that calendars get: no treatments, no notes, and nothing about a patient but the name. */
@Injectable()
export class FeedAgenda {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  appointments(view: FeedView): Promise<FeedAppointment[]> {
    const { from, to } = feedDays(this.clock.wall().date);
    return this.sql.rows<FeedAppointment & Record<string, unknown>>(
      `select * from (
         select a.id, a.date, a.start_minute as "startMinute", a.duration_minutes as "durationMinutes",
                a.service_type as "serviceType", a.status, a.version,
                ${asIsoInstant('coalesce(c.at, a.created_at)')} as "changedAt",
                case when ${IS_LISTED} then p.name else '' end as "patientName",
                case when ${IS_LISTED} then a.booked_name end as "bookedName", w.name as "professionalName"
         from appointment a join patient p on p.id = a.patient_id join professional w on w.id = a.professional_id
         left join lateral (select max(at) as at from appointment_change where appointment_id = a.id) as c on true
         where a.date between $1 and $2
           and case $3 when 'ALL' then true when 'OWN' then a.professional_id = $4 else a.service_type = $3 end
           and (a.status <> 'CANCELLED'
                or coalesce(c.at, a.created_at) > $5::timestamptz - make_interval(days => $6))
         ${IN_ORDER_OF_TIME}) as shown`,
      [from, to, view.scope, view.professionalId, this.clock.now(), CANCELLED_IN_FEED_DAYS],
    );
  }

  /** Without the reasons for the blocks, which are internal to the clinic. */
  blocks(view: FeedView): Promise<FeedBlock[]> {
    const { from, to } = feedDays(this.clock.wall().date);
    return this.sql.rows<FeedBlock & Record<string, unknown>>(
      `select b.id, b.date, b.start_minute as "startMinute", b.duration_minutes as "durationMinutes",
              ${asIsoInstant('b.created_at')} as "createdAt"
       from blocked_hours b join professional w on w.id = b.professional_id
       where b.date between $1 and $2
         and case $3 when 'ALL' then true when 'OWN' then b.professional_id = $4 else $3 = any(w.services) end
       order by b.date, b.start_minute, b.id`,
      [from, to, view.scope, view.professionalId],
    );
  }
}
