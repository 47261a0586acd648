import type { Readable } from 'node:stream';
import { DomainError } from '#domain/errors.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { REJECTED_HEADERS, RESOURCE_LABELS, TEMPLATE_ROWS } from '#domain/data/imports/import-words.es.js';
import { APPOINTMENT_COLUMNS } from '#domain/spreadsheets/appointments.es.js';
import type { Column } from '#domain/spreadsheets/column.js';
import { RECORD_COLUMNS } from '#domain/spreadsheets/clinical-records.es.js';
import { PATIENT_COLUMNS } from '#domain/spreadsheets/patients.es.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { SUPPLY_COLUMNS } from '#domain/spreadsheets/supplies.es.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { writeCsv } from '../../foundation/spreadsheets/write-csv.js';
import { type SpreadsheetFormat, writeSpreadsheet } from '../../foundation/spreadsheets/write-spreadsheet.js';
import { ImportAccess } from './import-access.js';
import { ImportsService } from './imports.service.js';

const COLUMNS: Readonly<Record<ImportResource, readonly Column[]>> = {
  PATIENTS: PATIENT_COLUMNS,
  APPOINTMENTS: APPOINTMENT_COLUMNS,
  SUPPLIES: SUPPLY_COLUMNS,
  RECORDS: RECORD_COLUMNS,
};
/** Rows read per query. */
const BATCH_SIZE = 200;

/** The files that users download for imports. */
@Injectable()
export class ImportFiles {
  constructor(
    private readonly imports: ImportsService,
    private readonly access: ImportAccess,
    private readonly clock: Clock,
  ) {}

  /** Without the file extension. */
  templateName(resource: ImportResource): string {
    return `plantilla-${searchForm(RESOURCE_LABELS[resource]).replaceAll(' ', '-')}`;
  }

  /** The headers of the example row, and that row. */
  template(resource: ImportResource, format: SpreadsheetFormat): Readable {
    const row = TEMPLATE_ROWS[resource];
    return writeSpreadsheet(format, {
      title: RESOURCE_LABELS[resource],
      columns: COLUMNS[resource].filter(({ field }) => Object.hasOwn(row, field)),
      rows: listed([row]),
      timeZone: this.clock.timeZone,
    });
  }

  /**
   * The rejected rows as uploaded, with their numbers and what to correct: once corrected, the file can be imported.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN`
   */
  async rejected(resource: ImportResource, id: number): Promise<Readable> {
    const one = await this.imports.open(id);
    if (one.resource !== resource) throw new DomainError('NOT_FOUND', { message: IMPORT_REFUSALS.notFound });
    if (!this.access.seen(one).includes(true))
      throw new DomainError('FORBIDDEN', { message: IMPORT_REFUSALS.closedFile });
    return writeCsv(
      [...one.headers, REJECTED_HEADERS.row, REJECTED_HEADERS.faults],
      this.rejectedRows(id, one.headers.length),
    );
  }

  private async *rejectedRows(id: number, width: number): AsyncGenerator<(string | number)[]> {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<ImportsService['rows']>> = await this.imports.rows(
        id,
        { verdict: 'REJECTED' },
        { first: BATCH_SIZE, after },
      );
      for (const { cells, number, faults } of page.nodes) {
        const words = faults.map(({ column, sentence }) => `${column}: ${sentence}`).join(' ');
        yield [...Array.from({ length: width }, (_, index) => cells[index] ?? ''), number, words];
      }
      after = page.hasNextPage ? page.endCursor : null;
    } while (after !== null);
  }
}

async function* listed<One>(all: readonly One[]): AsyncGenerator<One> {
  yield* all;
}
