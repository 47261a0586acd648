import { DomainError } from '#domain/errors.js';
import { choicesFor, DEFAULT_CHOICES, type ImportResource } from '#domain/data/imports/import.js';
import { may } from '#domain/access/rights.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ActingStaff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import type { ReadFile } from './reading/file-reading.js';

/** Stores a file's rows until they are imported or a day has passed. */
@Injectable()
export class ImportUpload {
  constructor(
    /** Used by `@Transactional`. */
    readonly em: EntityManager,
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
    const [made] = await this.sql.rows<{ id: number }>(
      `insert into import (resource, file_name, row_count, headers, columns, open_columns, may_hold_health_data, on_same,
         on_likely, created_at, created_by, evidence, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        resource,
        fileName,
        rowCount,
        JSON.stringify(headers),
        JSON.stringify(columns.map((field, index) => (mayBring || openColumns[index] ? field : null))),
        JSON.stringify(openColumns),
        may(rights, 'HEALTH_DATA', 'READ'),
        same,
        likely,
        this.clock.now(),
        id,
        JSON.stringify(evidence),
        JSON.stringify(source),
      ],
    );
    if (!made) throw new DomainError('INTERNAL');
    return made.id;
  }
}
