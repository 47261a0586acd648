import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { asIsoInstant, Sql } from '../database/sql.js';
import { type Page, type PageOrder, readPage } from '../input/page-cursor.js';
import type { AccessPageInput } from './access-page.input.js';

export const ACCESS_ACTIONS = ['RECORDS_READ', 'VERSIONS_READ', 'BACKUP_DOWNLOADED'] as const;
/** Reads of health data; writes are kept as versions of the records. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];
type PatientAction = Exclude<AccessAction, 'BACKUP_DOWNLOADED'>;

export interface AccessRow {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly action: AccessAction;
  readonly staffName: string;
}

/** A repeated read within this time counts as the same access: pages reload by themselves. */
const NEWEST_FIRST: PageOrder<AccessRow> = {
  name: 'ACCESSES',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};
const SAME_VISIT_SECONDS = 600;

/** Logs who read health data (DS 41 of 2012, Chile). A trigger keeps entries from being changed. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Call before the data is returned. Does nothing if the patient does not exist. */
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

  async noteBackup(staff: Staff): Promise<void> {
    await this.sql.rows(
      `insert into audit_entry (at, staff_user_id, action) values ($1, $2, 'BACKUP_DOWNLOADED')`,
      [this.clock.now(), staff.id],
    );
  }

  /**
   * Newest first. Without a patient: the downloads of backups.
   * @throws DomainError `INVALID_INPUT` on `after` for an invalid cursor.
   */
  page({ patientId, ...page }: AccessPageInput): Promise<Page<AccessRow>> {
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<AccessRow>(
        `select e.id, ${asIsoInstant('e.at')} as at, e.action, u.name as "staffName"
         from audit_entry e join staff_user u on u.id = e.staff_user_id
         where (e.patient_id = $1 or ($1::integer is null and e.patient_id is null))
           and ($3::integer is null or e.id < $3)
         order by e.id desc limit $2`,
        [patientId ?? null, count, after?.[0] ?? null],
      ),
    );
  }
}
