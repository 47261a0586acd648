import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Renaming, TreatmentEvents } from '../../clinic/treatments/treatment-events.js';
import { Sql } from '../../foundation/database/sql.js';
import { AppointmentEvents, type RenamedAppointment } from './appointment-events.js';

const AT_ONCE = 1_000;

/**
 * Gives all appointments the new name of their treatment: its price, kit, contraindications, consents and control are
 * found by it. Printed documents and charges keep the old one.
 */
@Injectable()
export class RenamedTreatments implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly treatments: TreatmentEvents,
    private readonly events: AppointmentEvents,
  ) {}

  onModuleInit(): void {
    this.treatments.onRenaming((renaming) => this.rename(renaming));
  }

  private async rename({ before, after }: Renaming): Promise<void> {
    for (let last = 0, renamed: RenamedAppointment[]; ; last = Math.max(...renamed.map(({ id }) => id))) {
      renamed = await this.sql.rows<RenamedAppointment>(
        `with held as (
           select id, treatment from appointment
           where id > $3 and lower(treatment) = lower($1) and treatment <> $2
           order by id limit ${AT_ONCE} for update)
         update appointment a set treatment = $2, version = a.version + 1 from held h where a.id = h.id
         returning a.id, h.treatment as "formerTreatment", a.patient_id as "patientId",
                   a.professional_id as "professionalId", a.service_type as "serviceType", a.date,
                   a.start_minute as "startMinute", a.duration_minutes as "durationMinutes", a.status, a.overbooked,
                   a.treatment, a.attendance, a.nail_color as "nailColor", a.nail_shape as "nailShape",
                   a.nail_technique as "nailTechnique"`,
        [before, after, last],
      );
      if (renamed.length === 0) return;
      await this.events.emitBulk({ kind: 'RENAMED', appointments: renamed });
    }
  }
}
