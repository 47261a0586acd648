import type { LocalDate } from '#domain/clinic-time.js';
import { SUMMARY_TABLE_NAMES, type SummaryTableName } from '#domain/reports/summary-tables.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsNotBeforeStart, IsWithinRange } from '../../foundation/input/range-rules.js';
import { IsDay, oneOf } from '../../foundation/input/field-rules.js';

@ArgsType()
export class SummaryInput {
  @Field(() => LocalDateScalar, { description: 'The first day, included.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Included; at most 366 days with `from`.' })
  @IsDay()
  @IsNotBeforeStart()
  @IsWithinRange()
  to!: LocalDate;
}

const IsSummaryTable = oneOf('summaryTable', SUMMARY_TABLE_NAMES, FIELD_MESSAGES.oneOfList);

/** One of the tables behind the plots. */
export class SummaryTableInput extends SummaryInput {
  @IsSummaryTable() table!: SummaryTableName;
}
