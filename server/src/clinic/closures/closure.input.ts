import type { LocalDate } from '#domain/clinic-time.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsDay, IsDays, IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';
import { Closure } from './closure.entity.js';

@InputType({ description: 'Days on which the clinic is closed, both ends included.' })
export class ClosureInput extends SentFields(Closure, 'serviceType', 'from', 'to', 'reason') {}

@ArgsType()
export class ClosureRangeInput {
  @Field(() => LocalDateScalar, { nullable: true, description: 'Included; today if absent.' })
  @IsDay('optional')
  from?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Included; open-ended if absent.' })
  @IsDay('optional')
  to?: LocalDate | null;
}

@ArgsType()
export class ClosureIdInput {
  @Field(() => Int, { description: "The closure's id, from `closures`." }) @IsId() id!: number;
}

@ArgsType()
export class HolidayYearInput {
  @Field(() => Int, { description: '2020 to 2100.' }) @IsWholeNumber(2020, 2100) year!: number;
}

@ArgsType()
export class ImportHolidaysInput extends HolidayYearInput {
  @Field(() => [LocalDateScalar], { description: 'Which of the year’s holidays to close on.' })
  @IsDays()
  @ArrayNotEmpty()
  @ArrayMaxSize(60)
  dates!: LocalDate[];
}
