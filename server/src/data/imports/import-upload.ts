import { choicesFor, DEFAULT_CHOICES, type ImportResource } from '#domain/data/imports/import.js';
import { may } from '#domain/access/rights.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ActingStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Import } from './import.entity.js';
import type { ReadFile } from './reading/file-reading.js';

/** Stores a file's rows until they are imported or a day has passed. */
@Injectable()
export class ImportUpload {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @returns the import's id. */
  @Transactional()
  async keep(
    resource: ImportResource,
    fileName: string,
    file: ReadFile,
    staff: ActingStaff,
  ): Promise<number> {
    const id = await this.begin(resource, fileName, file, staff);
    for (const rows of file.batches)
      await this.sql.rows(
        `insert into import_row (import_id, number, cells, kinds)
         select $1, number, cells, kinds
         from jsonb_to_recordset($2::jsonb) as r(number integer, cells jsonb, kinds jsonb)`,
        [id, rows],
      );
    return id;
  }

  private async begin(
    resource: ImportResource,
    fileName: string,
    { headers, columns, openColumns, evidence, rowCount, source }: ReadFile,
    { id, rights }: ActingStaff,
  ): Promise<number> {
    const { same, likely } = choicesFor(resource, DEFAULT_CHOICES);
    // Users who may not write health data import none.
    const mayBring = may(rights, 'HEALTH_DATA', 'WRITE');
    return this.em.insert(Import, {
      resource,
      fileName,
      rowCount,
      headers,
      columns: columns.map((field, index) => (mayBring || openColumns[index] ? field : null)),
      openColumns,
      mayHoldHealthData: may(rights, 'HEALTH_DATA', 'READ'),
      onSame: same,
      onLikely: likely,
      createdAt: this.clock.now(),
      createdBy: id,
      evidence,
      source,
    });
  }
}
