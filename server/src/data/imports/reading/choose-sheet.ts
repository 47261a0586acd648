import { DomainError, invalidField } from '#domain/errors.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import { FILE_FAULTS, noSuchSheet } from '#domain/spreadsheets/file-faults.es.js';
import type { SheetOfFile, Spreadsheet } from '../../../foundation/spreadsheets/open-spreadsheet.js';
import { lookForHeaders } from './from-headers.js';

interface FullSheet extends SheetOfFile {
  readonly index: number;
  readonly hasHeaders: boolean;
}

export interface ChosenSheet {
  /** Undefined if none has content, or the file has no sheets. */
  readonly chosen: FullSheet | undefined;
  readonly sheets: readonly FullSheet[];
}

/**
 * Chooses the sheet to read: the user's choice, or else the first visible one with known headers, or else the first
 * visible one with content, or else a hidden one.
 * @throws DomainError `INVALID_INPUT` on `file` if the user's choice has no content
 */
export async function chooseSheet(
  resource: ImportResource,
  file: Spreadsheet,
  wanted?: string,
): Promise<ChosenSheet> {
  const full: FullSheet[] = [];
  for (const [index, { name, isHidden }] of file.sheets.entries()) {
    const hasHeaders = await looksInto(resource, file.rows(index));
    if (hasHeaders !== undefined) full.push({ name, isHidden, index, hasHeaders });
  }
  const visible = full.filter(({ isHidden }) => !isHidden);
  const chosen =
    wanted === undefined
      ? (visible.find(({ hasHeaders }) => hasHeaders) ?? visible[0] ?? full[0])
      : full.find(({ name }) => name === wanted);
  if (wanted !== undefined && !chosen) throw invalidField('file', noSuchSheet(wanted));
  return { chosen, sheets: full };
}

/** @returns whether a sheet begins with known headers; undefined if it is empty. */
async function looksInto(
  resource: ImportResource,
  rows: ReturnType<Spreadsheet['rows']>,
): Promise<boolean | undefined> {
  try {
    const { found } = await lookForHeaders(resource, rows);
    return found !== undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields?.['file']?.includes(FILE_FAULTS.isEmpty) ? undefined : false;
  } finally {
    await rows.return(undefined);
  }
}
