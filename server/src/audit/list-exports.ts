import { AsyncLocalStorage } from 'node:async_hooks';
import { columnsFor } from '#domain/spreadsheets/column.js';
import {
  EXPORTED_LISTS,
  type ExportedList,
  type ListFile,
  type TakenOut,
} from '#domain/spreadsheets/exported-lists.es.js';
import { may } from '#domain/staff/rights.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Actors } from '../auth/actors.js';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { oneOf } from '../input/field-rules.js';
import { Inputs } from '../input/inputs.js';
import type { Page } from '../input/page-cursor.js';
import { MEDIA_TYPES } from '../spreadsheets/media-types.js';
import {
  SPREADSHEET_FORMATS,
  type SpreadsheetFormat,
  writeSpreadsheet,
} from '../spreadsheets/write-spreadsheet.js';

/** Rows that are read at once; the next ones when the client has taken most of these. */
export const EXPORT_PAGE = 500;

const IsFormat = oneOf('spreadsheetFormat', SPREADSHEET_FORMATS, FIELD_MESSAGES.spreadsheetFormat);

class FormatInput {
  @IsFormat() format!: SpreadsheetFormat;
}

/** @param after where the page before ended; null: from the beginning. */
export type ReadPage = (
  after: string | null,
) => Promise<Pick<Page<object>, 'nodes' | 'hasNextPage' | 'endCursor'>>;

/** A list that is read as a whole. */
export const wholeList = (nodes: object[]): Awaited<ReturnType<ReadPage>> => ({
  nodes,
  hasNextPage: false,
  endCursor: null,
});

/** Answers with lists as spreadsheets, and registers each before anything is handed out. */
@Injectable()
export class ListExports {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, the file, written as the client takes it: no more rows are in memory than of two pages, and none is read once the
   * client has gone. Columns with health data are left out for who may not read them.
   * @param format `csv` or `xlsx`
   * @param read registers what it reads of health data, where that is needed.
   * @throws DomainError `BAD_REQUEST` for another format, and what the first `read` throws
   */
  async send(reply: FastifyReply, list: ExportedList, format: unknown, read: ReadPage): Promise<void> {
    const checked = await this.inputs.checkQuery(FormatInput, { format });
    const { title, fileName, columns }: ListFile = EXPORTED_LISTS[list];
    const { staff } = this.actors.current();
    const mayReadHealth = staff !== undefined && may(staff.rights, 'HEALTH_DATA', 'READ');
    await this.register(list, checked.format);
    const content = writeSpreadsheet(checked.format, {
      title,
      columns: columnsFor(columns, mayReadHealth),
      rows: rowsOf(await read(null), read),
      timeZone: this.clock.timeZone,
    });
    // Where the client goes away, Fastify destroys the stream, and with it the reading of further pages.
    await reply
      .header('content-type', MEDIA_TYPES[checked.format])
      .header(
        'content-disposition',
        `attachment; filename="${fileName}-${this.clock.wall().date}.${checked.format}"`,
      )
      .send(content);
  }

  /** All that the clinic has, as one file. */
  async noteEverything(): Promise<void> {
    await this.register('EVERYTHING', 'zip');
  }

  private async register(list: TakenOut, format: SpreadsheetFormat | 'zip'): Promise<void> {
    const { staff, address } = this.actors.current();
    await this.sql.rows(
      `insert into data_export (at, staff_user_id, address, list, format, received_by, identity_check)
       values ($1, $2, $3, $4, $5, '', '')`,
      [this.clock.now(), staff?.id, address ?? null, list, format.toUpperCase()],
    );
  }
}

function rowsOf(first: Awaited<ReturnType<ReadPage>>, read: ReadPage): AsyncGenerator<object> {
  // A stream is read on when the connection has room, on behalf of nobody: the request is what reads.
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
