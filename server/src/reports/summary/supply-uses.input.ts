import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { IsNotBeforeStart, IsWithinRange } from '../../foundation/input/range-rules.js';

@ArgsType()
export class SupplyUsesInput extends PageInput(50, 200) {
  @Field(() => LocalDateScalar, { description: 'The first day of the records, included.' })
  @IsDay()
  from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Included; at most 366 days with `from`.' })
  @IsDay()
  @IsNotBeforeStart()
  @IsWithinRange()
  to!: LocalDate;
  @Field(() => String, {
    nullable: true,
    description: 'Only of appointments for this treatment, named as in `summary.supplies`.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only of records without an appointment.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  withoutAppointment: boolean = false;
}
