import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { asIsoInstant, Sql } from '../database/sql.js';
import { readRowPage, type RowPage, type RowPageInput } from '../input/row-page.input.js';

export const ACCESS_ACTIONS = ['RECORDS_READ', 'VERSIONS_READ', 'BACKUP_DOWNLOADED'] as const;
/** What was done with health data; writing is told by the records' own versions. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];
type PatientAction = Exclude<AccessAction, 'BACKUP_DOWNLOADED'>;

export interface AccessRow {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly action: AccessAction;
  readonly staffName: string;
}

/** Reading on within this long is the same visit: a page that asks anew is not another access. */
const SAME_VISIT_SECONDS = 600;

/** Registers who read health data (DS 41 of 2012, Chile). The database lets nobody rewrite it. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Registers that a patient's data is read; nothing for a patient that does not exist. Comes before the answer. */
  async note(action: PatientAction, patientId: number, staff: Staff): Promise<void> {
    await this.sql.rows(
      `insert into audit_entry (at, staff_user_id, action, patient_id)
       select $1, $2, $3, p.id from patient p
       where p.id = $4 and not exists (
         select from audit_entry e
         where e.patient_id = p.id and e.staff_user_id = $2 and e.action = $3
           and e.at > $1::timestamptz - make_interval(secs => $5))`,
      [this.clock.now(), staff.id, action, patientId, SAME_VISIT_SECONDS],
    );
  }

  /** Registers that somebody takes the whole database with them. */
  async noteBackup(staff: Staff): Promise<void> {
    await this.sql.rows(
      `insert into audit_entry (at, staff_user_id, action) values ($1, $2, 'BACKUP_DOWNLOADED')`,
      [this.clock.now(), staff.id],
    );
  }

  /**
   * Who read a patient's data, newest first; without a patient, who took a backup.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list.
   */
  page(patientId: number | null, page: RowPageInput): Promise<RowPage<AccessRow>> {
    return readRowPage(page, (count, before) =>
      this.sql.rows<AccessRow>(
        `select e.id, ${asIsoInstant('e.at')} as at, e.action, u.name as "staffName"
         from audit_entry e join staff_user u on u.id = e.staff_user_id
         where (e.patient_id = $1 or ($1::integer is null and e.patient_id is null))
           and ($3::integer is null or e.id < $3)
         order by e.id desc limit $2`,
        [patientId, count, before],
      ),
    );
  }
}
