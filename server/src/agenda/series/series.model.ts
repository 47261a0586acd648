import type { LocalDate } from '#domain/clinic-time.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('SeriesDay', { description: 'A day of a series before it is booked.' })
export class SeriesDayModel {
  @Field(() => LocalDateScalar, {
    description:
      'The first is `input.date`; each of the others is `everyWeeks` weeks after the previous one.',
  })
  date!: LocalDate;
  @Field(() => String, {
    nullable: true,
    description: 'Why it can’t be booked, in Spanish; null if it can.',
  })
  refusal!: string | null;
}
