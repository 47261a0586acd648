import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PROFESSIONAL } from './professional.entity.js';
import { OpeningHoursModel } from '../settings/agenda-settings.model.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';

@ObjectType('Professional', {
  description: 'A person who attends patients. Texts are empty until set.',
})
export class ProfessionalModel extends PROFESSIONAL.model() {
  @Field(() => Int, { description: 'The id that `professionalId` refers to, e.g. in an appointment.' })
  id!: number;
  @Field(() => [ServiceTypeEnum], { description: 'The services they offer, at least one.' })
  services!: ServiceType[];
  @Field(() => [String], { description: "From the clinic's list; empty for all treatments of the services." })
  treatments!: string[];
  @Field(() => [String], { description: "Those on the clinic's list that they don't offer." })
  omittedTreatments!: string[];
  @Field(() => [OpeningHoursModel], {
    nullable: true,
    description: 'By weekday and hour, possibly several per day; null: whenever the clinic is open.',
  })
  hours!: OpeningHoursModel[] | null;
  @Field(() => Int, { nullable: true, description: 'The staff user who is this professional.' })
  staffUserId!: number | null;
  @Field(() => Boolean, { description: 'Gets no new appointments.' }) isArchived!: boolean;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  version!: number;
}

@ObjectType('BookableProfessional', { description: 'A professional visitors may choose.' })
export class BookableProfessionalModel {
  @Field(() => Int, { description: 'Pass it as `professionalId` of a booking.' }) id!: number;
  @Field(() => String, { description: 'Never empty: professionals without a name cannot be chosen.' })
  name!: string;
}

@ObjectType('DayOff', { description: 'Days on which a professional does not attend, both ends included.' })
export class DayOffModel {
  @Field(() => Int, { description: 'Pass it to `deleteDayOff`.' }) id!: number;
  @Field(() => Int, { description: 'The professional who is off.' }) professionalId!: number;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included.' }) to!: LocalDate;
  @Field(() => String, { description: 'Only staff see it.' }) reason!: string;
}
