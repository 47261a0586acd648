import type { ServiceType } from '#domain/agenda/appointment.js';
import type { ClinicClock } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import type { VisitorKey } from '../../patients/visitor-matching.js';

/** Counts visitors' future bookings, whichever patient they belong to. */
@Injectable()
export class OpenBookings {
  constructor(private readonly sql: Sql) {}

  /**
   * Whether visitors with this e-mail or phone have reached the agenda's limit. The caller must have locked the
   * visitor.
   */
  async areTooMany(visitor: VisitorKey, serviceType: ServiceType, now: ClinicClock): Promise<boolean> {
    const [agenda] = await this.sql.rows<{ isFull: boolean }>(
      `select (
         select count(*) from appointment a
         where a.patient_id in (
             select id from patient where lower(email) = lower($2)
             union select id from patient where phone_e164 = $3
             union select id from patient where phone_e164 is null and phone = $4 and $3::text is null)
           and a.booked_name is not null and a.status in ('BOOKED', 'CONFIRMED')
           and (a.date, a.start_minute) > ($5::date, $6::integer)
       ) >= agenda.open_bookings_limit as "isFull"
       from agenda where service_type = $1 and open_bookings_limit is not null`,
      [serviceType, visitor.email, visitor.phoneE164 ?? null, visitor.phone, now.date, now.minutes],
    );
    return agenda?.isFull ?? false;
  }
}
