import { SUMMARY_TABLE_NAMES, type SummaryTableName } from '#domain/reports/summary-tables.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { DayRangeInput } from '../../agenda/appointments/agenda.input.js';
import { oneOf } from '../../foundation/input/field-rules.js';

const IsSummaryTable = oneOf('summaryTable', SUMMARY_TABLE_NAMES, FIELD_MESSAGES.oneOfList);

/** One of the tables behind the plots. */
export class SummaryTableInput extends DayRangeInput {
  @IsSummaryTable() table!: SummaryTableName;
}
