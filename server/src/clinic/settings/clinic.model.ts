import { Field, ObjectType } from '@nestjs/graphql';
import type { LocalDate } from '#domain/clinic-time.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ClinicImageModel } from '../images/clinic-image.model.js';

@ObjectType('Clinic', { description: 'The public facts about the clinic.' })
export class ClinicModel {
  @Field(() => String, { description: 'As shown to visitors and patients and on certificates.' })
  name!: string;
  @Field(() => String, { description: 'Empty until the clinic sets it.' }) phone!: string;
  @Field(() => String, { description: 'Address and city; empty until the clinic sets them.' }) place!: string;
  @Field(() => String, { description: 'The IANA time zone of all its hours.' })
  timeZone!: string;
  @Field(() => ClinicImageModel, { nullable: true, description: 'Null until the clinic uploads one.' })
  logo!: ClinicImageModel | null;
  @Field(() => LocalDateScalar, { description: "Today, in the clinic's time." }) today!: LocalDate;
}
