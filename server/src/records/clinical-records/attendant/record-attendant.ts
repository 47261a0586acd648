import type { LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { type Attendance, attendedBy } from '#domain/clinic/professionals/attendance.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../../access/actors/staff.js';
import { Sql } from '../../../foundation/database/sql.js';

interface Visit {
  readonly patientId: number;
  readonly date: LocalDate;
}

/** Determines the professional who attended the visit of a record. */
@Injectable()
export class RecordAttendant {
  constructor(private readonly sql: Sql) {}

  /** The default professional of a record that names none; null if ambiguous. */
  async presumed({ patientId, date }: Visit, writer: Staff): Promise<number | null> {
    const [known] = await this.sql.rows<Attendance>(
      `select coalesce((select json_agg(json_build_object('professionalId', a.professional_id,
                                                          'serviceType', a.service_type))
                        from appointment a
                        where a.patient_id = $1 and a.date = $2 and a.status <> 'CANCELLED'), '[]') as booked,
              (select professional_id from staff_user where id = $3) as writer,
              array(select id from professional where archived_at is null and 'PODIATRY' = any(services))
                as podiatrists`,
      [patientId, date, writer.id],
    );
    return known ? attendedBy(known) : null;
  }

  /**
   * Locks a professional against deletion until the transaction ends. The professional may be archived, because a visit
   * can be recorded after they have left.
   * @throws DomainError `INVALID_INPUT` on `field` if it does not exist
   */
  async hold(professionalId: number, field = 'professionalId'): Promise<void> {
    const found = await this.sql.rows('select from professional where id = $1 for key share', [
      professionalId,
    ]);
    if (found.length === 0) throw invalidField(field, FIELD_MESSAGES.unknownProfessional);
  }
}
