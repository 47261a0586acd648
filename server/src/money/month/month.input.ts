import type { LocalDate } from '#domain/clinic-time.js';
import { MONTH_SHEET_NAMES, type MonthSheet } from '#domain/money/month-sheets.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { IsFormat } from '../../access/list-exports.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, oneOf } from '../../foundation/input/field-rules.js';
import type { SpreadsheetFormat } from '../../foundation/spreadsheets/write-spreadsheet.js';

@ArgsType()
export class MonthInput {
  @Field(() => LocalDateScalar, { description: 'Any day of the month.' }) @IsDay() month!: LocalDate;
}

const IsSheet = oneOf('monthSheet', MONTH_SHEET_NAMES, FIELD_MESSAGES.oneOfList);

export class MonthExportInput extends MonthInput {
  @IsFormat() format!: SpreadsheetFormat;
  /** Absent for all of them, which only a workbook holds. */
  @IsSheet('optional') sheet?: MonthSheet | null;
}
