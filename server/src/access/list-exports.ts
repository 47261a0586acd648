import { AsyncLocalStorage } from 'node:async_hooks';
import { type Column, columnsFor } from '#domain/spreadsheets/column.js';
import { EXPORTED_LISTS, type ExportedList, type ListFile } from '#domain/spreadsheets/exported-lists.es.js';
import { may } from '#domain/access/rights.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Actors } from './actors/actors.js';
import { Clock } from '../foundation/clock.js';
import { oneOf } from '../foundation/input/field-rules.js';
import { Inputs } from '../foundation/input/inputs.js';
import type { Page } from '../foundation/input/page-cursor.js';
import { MEDIA_TYPES } from '../foundation/spreadsheets/media-types.js';
import {
  SPREADSHEET_FORMATS,
  type SpreadsheetFormat,
  writeSpreadsheet,
  writeWorkbook,
} from '../foundation/spreadsheets/write-spreadsheet.js';
import { ExportRegister } from './log/export-register.js';

/** Rows read at once; the next page is read when the client has received most of these. */
export const EXPORT_PAGE = 500;

export const IsFormat = oneOf('spreadsheetFormat', SPREADSHEET_FORMATS, FIELD_MESSAGES.spreadsheetFormat);

class FormatInput {
  @IsFormat() format!: SpreadsheetFormat;
}

/** A sheet with all its rows, by column field. None has health data. */
export interface LoadedSheet {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly object[];
}

/** @param after the end of the previous page; null: from the beginning. */
export type ReadPage = (
  after: string | null,
) => Promise<Pick<Page<object>, 'nodes' | 'hasNextPage' | 'endCursor'>>;

export const wholeList = (nodes: object[]): Awaited<ReturnType<ReadPage>> => ({
  nodes,
  hasNextPage: false,
  endCursor: null,
});

/**
 * Sends lists as spreadsheets, and logs each export before sending anything. It is in `access` because the columns depend
 * on the user's rights and each export is an access; `foundation/spreadsheets` writes the files.
 */
@Injectable()
export class ListExports {
  constructor(
    private readonly register: ExportRegister,
    private readonly clock: Clock,
    private readonly actors: Actors,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, the file, written as the client reads it: at most two pages of rows are in memory, and none is read after the
   * client has disconnected. Columns with health data are omitted for users who may not read it.
   * @param format `csv` or `xlsx`
   * @param read also logs its reads of health data, where required.
   * @param file the title, name and columns, where the list has several tables
   * @throws DomainError `BAD_REQUEST` for another format; also rethrows errors of the first `read`
   */
  async send(
    reply: FastifyReply,
    list: ExportedList,
    format: unknown,
    read: ReadPage,
    file: ListFile = EXPORTED_LISTS[list],
  ): Promise<void> {
    const checked = await this.inputs.checkQuery(FormatInput, { format });
    const { title, fileName, columns } = file;
    const { staff } = this.actors.current();
    const mayReadHealth = staff !== undefined && may(staff.rights, 'HEALTH_DATA', 'READ');
    await this.register.add({ list, format: checked.format.toUpperCase() });
    const content = writeSpreadsheet(checked.format, {
      title,
      columns: columnsFor(columns, mayReadHealth),
      rows: rowsOf(await read(null), read),
      timeZone: this.clock.timeZone,
    });
    // If the client disconnects, Fastify destroys the stream, so no more pages are read.
    await reply
      .header('content-type', MEDIA_TYPES[checked.format])
      .header(
        'content-disposition',
        `attachment; filename="${fileName}-${this.clock.wall().date}.${checked.format}"`,
      )
      .send(content);
  }

  /**
   * 200, several lists as the sheets of an XLSX file, or one as CSV, logged as one export.
   * @param fileName without its extension.
   */
  async sendSheets(
    reply: FastifyReply,
    list: ExportedList,
    format: SpreadsheetFormat,
    fileName: string,
    sheets: readonly LoadedSheet[],
  ): Promise<void> {
    await this.register.add({ list, format: format.toUpperCase() });
    const { timeZone } = this.clock;
    const written = sheets.map(({ rows, ...sheet }) => ({ ...sheet, rows: oneByOne(rows), timeZone }));
    const [first] = written;
    if (!first) throw new Error('an export without a sheet');
    await reply
      .header('content-type', MEDIA_TYPES[format])
      .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
      .send(format === 'csv' ? writeSpreadsheet('csv', first) : writeWorkbook(written));
  }

  async noteEverything(): Promise<void> {
    await this.register.add({ list: 'EVERYTHING', format: 'ZIP' });
  }
}

async function* oneByOne(rows: readonly object[]) {
  yield* rows;
}

function rowsOf(first: Awaited<ReturnType<ReadPage>>, read: ReadPage): AsyncGenerator<object> {
  // The stream reads rows when the connection has room, outside the request's async context: restore it for reads.
  const inRequest = AsyncLocalStorage.snapshot();
  async function* rows() {
    let page = first;
    for (;;) {
      yield* page.nodes;
      if (!page.hasNextPage) return;
      const { endCursor } = page;
      page = await inRequest(() => read(endCursor));
    }
  }
  return rows();
}
