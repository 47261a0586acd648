import { Injectable } from '@nestjs/common';
import { AccessLog } from '../access/log/access-log.js';
import { Actors } from '../access/actors/actors.js';
import { Clock } from '../foundation/clock.js';
import { asIsoInstant, Sql } from '../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../foundation/input/page-cursor.js';
import type { ConditionVersionPageInput } from './patient-key.input.js';

export interface ConditionVersionRow {
  readonly version: number;
  readonly underlyingCondition: string;
  readonly clinicalCase: string;
  /** ISO 8601 in UTC; null if it was written before versions were kept. */
  readonly writtenAt: string | null;
  /** Empty if unknown. */
  readonly writtenBy: string;
}

const NEWEST_FIRST: PageOrder<ConditionVersionRow> = {
  name: 'CONDITION_VERSIONS',
  kinds: ['integer'],
  keysOf: ({ version }) => [version],
};

/** Keeps every version of a patient's condition; at commit, a trigger refuses any change without a new version. */
@Injectable()
export class ConditionVersions {
  constructor(
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** Stores the current values as the newest version. Joins the transaction that wrote them and locked the patient. */
  keep(patientId: number): Promise<void> {
    return this.keepAll([patientId]);
  }

  async keepAll(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length === 0) return;
    await this.sql.rows(
      `insert into patient_condition_version
         (patient_id, version, underlying_condition, clinical_case, written_at, written_by)
       select p.id, coalesce((select max(version) from patient_condition_version where patient_id = p.id), 0) + 1,
              p.underlying_condition, p.clinical_case, $2, $3
       from patient p where p.id = any($1::integer[])`,
      [patientIds, this.clock.now(), this.actors.current().staff?.id ?? null],
    );
  }

  /**
   * Newest first, including the current one. Logs the access.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list.
   */
  page({ patientId, ...page }: ConditionVersionPageInput): Promise<Page<ConditionVersionRow>> {
    return readPage(page, NEWEST_FIRST, async (count, after) => {
      await this.accessLog.note('CONDITION_VERSIONS_READ', patientId);
      return this.sql.rows<ConditionVersionRow>(
        `select v.version, v.underlying_condition as "underlyingCondition", v.clinical_case as "clinicalCase",
                ${asIsoInstant('v.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy"
         from patient_condition_version v left join staff_user w on w.id = v.written_by
         where v.patient_id = $1 and ($3::integer is null or v.version < $3)
         order by v.version desc limit $2`,
        [patientId, count, after?.[0] ?? null],
      );
    });
  }
}
