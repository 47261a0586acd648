import type { LocalDate } from '#domain/clinic-time.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { IsDay, IsId } from '../../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../../foundation/input/page.input.js';
import { IsNotBeforeStart } from '../../../foundation/input/range-rules.js';

@ArgsType()
export class RecentRecordsInput extends OffsetPageInput(20, 100) {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day, included; absent: no limit.',
  })
  @IsDay('optional')
  from?: LocalDate | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day, included; absent: no limit.',
  })
  @IsDay('optional')
  @IsNotBeforeStart()
  to?: LocalDate | null;
  @Field(() => Int, { nullable: true, description: 'Only of visits with this professional; absent: all.' })
  @IsId('optional')
  professionalId?: number | null;
}
