import { parseInstant } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { changedMicroseconds, changedSince, inOrderOfChange } from '../foundation/database/changes.js';
import type { ChangesInput } from '../foundation/changes/changes.input.js';
import {
  type ChangePage,
  type Deletion,
  readChanges,
  readDeletions,
} from '../foundation/changes/read-changes.js';
import { Sql } from '../foundation/database/sql.js';
import { type ChangedRow, IN_ORDER_OF_CHANGE } from '../foundation/input/changed-since.js';
import { type Page, readPage } from '../foundation/input/page-cursor.js';
import type { ChangedPatientsInput } from './patient-list.input.js';
import { IS_LISTED, isListed, PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

const CHANGES = { table: 'patient', isWithdrawn: `not ${isListed('c.id')}` } as const;

/** Patients by their last change, without blocked ones. */
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

  /**
   * The same for programs that keep a copy.
   * @param onlyId a single patient; null if the one that was asked for does not exist
   * @throws DomainError `BAD_REQUEST` for a cursor that is not of this list
   */
  pageForCopies(asked: ChangesInput, onlyId: number | null | undefined): Promise<ChangePage<PatientRow>> {
    return readChanges(this.sql, asked, {
      ...CHANGES,
      only: onlyId === undefined ? undefined : { column: 'c.id', value: onlyId },
      rows: (ids, values) =>
        this.sql.rows<PatientRow>(
          `select ${PATIENT_COLUMNS} from patient p where p.id = any(${ids})`,
          values,
        ),
    });
  }

  /** Patients that were deleted or whose data are blocked. @throws as `pageForCopies` */
  deletions(asked: ChangesInput): Promise<ChangePage<Deletion>> {
    return readDeletions(this.sql, asked, CHANGES);
  }
}
