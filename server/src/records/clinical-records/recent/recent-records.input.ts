import type { LocalDate } from '#domain/clinic-time.js';
import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { IsDay, IsId, Text } from '../../../foundation/input/field-rules.js';
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
  @Field(() => String, {
    nullable: true,
    description:
      'Only of visits whose exam of the feet has a finding with all of these words: `onicomicosis derecho`. At most 100 characters. Each record that is found is logged as an access; absent: all records.',
  })
  @Text(MAX_SEARCH_LENGTH, 'optional')
  finding?: string | null;
}
