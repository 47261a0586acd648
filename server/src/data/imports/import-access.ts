import { DomainError } from '#domain/errors.js';
import { AREA_OF_RESOURCE, type ImportResource } from '#domain/data/imports/import.js';
import { mayContinue, seenColumns } from '#domain/data/imports/import-access.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { bringsHealthData, type ColumnMap } from '#domain/data/imports/import-fields.js';
import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { refusal } from '../../access/rights/refusal.js';
import type { ImportTask } from './import-progress.js';
import type { ImportRow } from './import.row.js';

/** The `assert` methods throw DomainError `FORBIDDEN`. */
@Injectable()
export class ImportAccess {
  constructor(private readonly actors: Actors) {}

  /** By column. */
  seen(one: ImportRow): boolean[] {
    return seenColumns(one, this.actors.staff());
  }

  /** Whether the user reads health data when they see the import's cells. */
  readsHealthData(one: ImportRow): boolean {
    return one.openColumns.includes(false) && may(this.actors.staff().rights, 'HEALTH_DATA', 'READ');
  }

  assertMayWrite(resource: ImportResource): void {
    const staff = this.actors.staff();
    const area = AREA_OF_RESOURCE[resource];
    if (!may(staff.rights, area, 'WRITE')) throw refusal(staff, area, 'WRITE');
  }

  /** To import a column, a user must be allowed to see it. */
  assertMayMap(one: ImportRow, columns: ColumnMap): void {
    const seen = this.seen(one);
    const closed = one.headers.find((_, index) => columns[index] && !seen[index]);
    if (closed !== undefined)
      throw forbidden(
        seen.includes(true) ? IMPORT_REFUSALS.closedColumn(closed) : IMPORT_REFUSALS.closedFile,
      );
    const staff = this.actors.staff();
    if (bringsHealthData(one.resource, columns) && !may(staff.rights, 'HEALTH_DATA', 'WRITE'))
      throw refusal(staff, 'HEALTH_DATA', 'WRITE');
  }

  /** For a task that was requested earlier. */
  assertMayRun(task: ImportTask, one: ImportRow): void {
    this.assertMayWrite(one.resource);
    if (task === 'CHECK') this.assertMayMap(one, one.columns);
    else this.assertMayContinue(one);
  }

  /** For storing, undoing or removing it. */
  assertMayContinue(one: ImportRow): void {
    if (!mayContinue(one, this.actors.staff())) throw forbidden(IMPORT_REFUSALS.bringsHealthData);
  }
}

const forbidden = (message: string): DomainError => new DomainError('FORBIDDEN', { message });
