import type { LocalDate } from '#domain/clinic-time.js';
import { MAX_TILL_CLP } from '#domain/money/till.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, Float, InputType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

@ArgsType()
export class TillDayInput {
  @Field(() => LocalDateScalar, { description: 'The day of the till.' }) @IsDay() day!: LocalDate;
}

@InputType({ description: 'The closing of a day.' })
export class CloseDayInput {
  @Field(() => LocalDateScalar, { description: 'A day up to today that is open.' }) @IsDay() day!: LocalDate;
  @Field(() => Float, { description: 'The cash that was in the till in the morning, in pesos.' })
  @IsWholeNumber(0, MAX_TILL_CLP)
  openingCash!: Clp;
  @Field(() => Float, { description: 'The cash that was counted, in pesos.' })
  @IsWholeNumber(0, MAX_TILL_CLP)
  countedCash!: Clp;
  @Field(() => String, {
    nullable: true,
    description: 'Why the counted cash differs from the expected; needed only then. At most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  reason?: string | null;
}

@InputType({ description: "The card terminal's settlement of a closed day." })
export class SettleCardsInput {
  @Field(() => LocalDateScalar, { description: 'A closed day.' }) @IsDay() day!: LocalDate;
  @Field(() => Float, { description: 'The card total that it settles, in pesos.' })
  @IsWholeNumber(0, MAX_TILL_CLP)
  gross!: Clp;
  @Field(() => Float, {
    description: 'The part of it that was paid into the account, in pesos; the rest is the fee.',
  })
  @IsWholeNumber(0, MAX_TILL_CLP)
  net!: Clp;
  @Field(() => String, {
    nullable: true,
    description: "Why it differs from the day's cards; needed only then. At most 200 characters.",
  })
  @Text(TEXT_LIMITS.short, 'optional')
  reason?: string | null;
}

@ArgsType()
export class ReopenDayInput extends TillDayInput {
  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
