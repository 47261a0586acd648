import { parseInstant } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { changedMicroseconds, changedSince, inOrderOfChange } from '../database/changes.js';
import { Sql } from '../database/sql.js';
import { type ChangedRow, IN_ORDER_OF_CHANGE } from '../input/changed-since.js';
import { type Page, readPage } from '../input/page-cursor.js';
import type { ChangedPatientsInput } from './patient-list.input.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

/** Patients by their last change, without those whose data are blocked. */
@Injectable()
export class ChangedPatients {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  page(query: ChangedPatientsInput): Promise<Page<PatientRow & ChangedRow>> {
    const since = parseInstant(query.changedSince);
    return readPage<PatientRow & ChangedRow>(query, IN_ORDER_OF_CHANGE, (count, after) =>
      this.sql.rowsWithFreshPlan(
        `select ${PATIENT_COLUMNS}, ${changedMicroseconds('p')} from patient p
         where ${changedSince('p')} and ${IS_LISTED} ${inOrderOfChange('p')} limit $4`,
        [since, after?.[0] ?? null, after?.[1] ?? null, count],
      ),
    );
  }
}
