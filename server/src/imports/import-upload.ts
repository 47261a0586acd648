import { DomainError, invalidField } from '#domain/errors.js';
import { guessColumns } from '#domain/imports/guess-columns.js';
import { choicesFor, DEFAULT_CHOICES, IMPORT_LIMITS, type ImportResource } from '#domain/imports/import.js';
import { IMPORT_REFUSALS } from '#domain/imports/import.es.js';
import { openColumnsOf } from '#domain/imports/import-access.js';
import { may } from '#domain/staff/rights.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ActingStaff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet.js';

interface StagedRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const AT_ONCE = 500;
/** Rows whose cells are used to guess the columns. */
const SAMPLES = 50;

/** Stores a file's rows as they are read, until they are imported or a day has passed. */
@Injectable()
export class ImportUpload {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the import's id. @throws DomainError `INVALID_INPUT` on `file` if it is not a spreadsheet or has no rows
   *   or too many; nothing is kept then
   */
  @Transactional()
  async keep(resource: ImportResource, fileName: string, bytes: Buffer, staff: ActingStaff): Promise<number> {
    const id = await this.begin(resource, fileName, staff);
    let headers: string[] | undefined;
    const samples: (readonly string[])[] = [];
    let count = 0;
    let waiting: StagedRow[] = [];
    for await (const { number, cells } of readSpreadsheet(bytes)) {
      const row = cells.map(storable);
      if (!headers) {
        headers = row.slice(0, IMPORT_LIMITS.columns).map((header) => header.trim());
        continue;
      }
      count += 1;
      if (count > IMPORT_LIMITS.rows)
        throw invalidField('file', IMPORT_REFUSALS.tooManyRows(IMPORT_LIMITS.rows));
      const known = row.slice(0, headers.length);
      if (samples.length < SAMPLES) samples.push(known);
      waiting.push({ number, cells: known });
      if (waiting.length < AT_ONCE) continue;
      await this.stage(id, waiting);
      waiting = [];
    }
    await this.stage(id, waiting);
    if (!headers || count === 0) throw invalidField('file', IMPORT_REFUSALS.noRows);
    const guessed = guessColumns(resource, headers, samples);
    const open = openColumnsOf(resource, headers, guessed);
    // Users who may not write health data import none.
    const mayBring = may(staff.rights, 'HEALTH_DATA', 'WRITE');
    const columns = guessed.map((field, index) => (mayBring || open[index] ? field : null));
    await this.sql.rows(
      `update import set headers = $2, columns = $3, open_columns = $4, may_hold_health_data = $5, row_count = $6
       where id = $1`,
      [
        id,
        JSON.stringify(headers),
        JSON.stringify(columns),
        JSON.stringify(open),
        may(staff.rights, 'HEALTH_DATA', 'READ'),
        count,
      ],
    );
    return id;
  }

  private async begin(resource: ImportResource, fileName: string, staff: ActingStaff): Promise<number> {
    const { same, likely } = choicesFor(resource, DEFAULT_CHOICES);
    const [made] = await this.sql.rows<{ id: number }>(
      `insert into import (resource, file_name, row_count, headers, columns, on_same, on_likely, created_at, created_by)
       values ($1, $2, 0, '[]', '[]', $3, $4, $5, $6) returning id`,
      [resource, fileName, same, likely, this.clock.now(), staff.id],
    );
    if (!made) throw new DomainError('INTERNAL');
    return made.id;
  }

  private async stage(importId: number, rows: readonly StagedRow[]): Promise<void> {
    await this.sql.rows(
      `insert into import_row (import_id, number, cells)
       select $1, number, cells from jsonb_to_recordset($2::jsonb) as r(number integer, cells jsonb)`,
      [importId, JSON.stringify(rows)],
    );
  }
}

/**
 * PostgreSQL can't store NUL, and a lone surrogate is not a character. The row with the replacement is then refused.
 */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
