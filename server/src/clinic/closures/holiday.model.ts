import type { LocalDate } from '#domain/clinic-time.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('Holiday', { description: 'A public holiday in Chile. It closes nothing until it is imported.' })
export class HolidayModel {
  @Field(() => LocalDateScalar, { description: 'The day it falls on that year.' }) date!: LocalDate;
  @Field(() => String, { description: 'In Spanish; becomes the closure’s reason when imported.' })
  name!: string;
}
