import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../graphql/scalars.js';
import { OpeningHoursModel } from '../agenda-settings.model.js';
import { ServiceTypeEnum } from '../service-type.js';

@ObjectType('Professional', {
  description: 'Somebody who attends patients. Texts are empty until they are set.',
})
export class ProfessionalModel {
  @Field(() => Int, { description: 'What `professionalId` names, such as that of an appointment.' })
  id!: number;
  @Field(() => String, { description: 'As visitors read it, and as it stands on certificates.' })
  name!: string;
  @Field(() => String, { description: 'Their profession, as it stands on certificates.' }) title!: string;
  @Field(() => String, { description: 'As it is usually written.' }) rut!: string;
  @Field(() => String, { description: 'Their number in the registry of their profession, for certificates.' })
  registryNumber!: string;
  @Field(() => String, { description: 'Who keeps that registry.' }) registryAuthority!: string;
  @Field(() => String, { description: 'Where they work, as it stands on certificates.' }) address!: string;
  @Field(() => [ServiceTypeEnum], { description: 'Which they do, at least one.' }) services!: ServiceType[];
  @Field(() => [String], { description: "Of the clinic's list; empty: all of the services." })
  treatments!: string[];
  @Field(() => [String], { description: "Of the clinic's list, what they don't do." })
  omittedTreatments!: string[];
  @Field(() => [OpeningHoursModel], {
    nullable: true,
    description: 'By weekday and hour, several a day; null: whenever the clinic is open.',
  })
  hours!: OpeningHoursModel[] | null;
  @Field(() => Int, { nullable: true, description: 'The staff user who is this professional.' })
  staffUserId!: number | null;
  @Field(() => Boolean, { description: 'Gets no new appointments.' }) isArchived!: boolean;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('BookableProfessional', { description: 'Somebody whom a visitor may choose.' })
export class BookableProfessionalModel {
  @Field(() => Int, { description: 'What `professionalId` of a booking takes.' }) id!: number;
  @Field(() => String, { description: 'Never empty: who has no name yet can not be chosen.' }) name!: string;
}

@ObjectType('DayOff', { description: 'Days on which a professional does not attend, both ends included.' })
export class DayOffModel {
  @Field(() => Int, { description: 'What `deleteDayOff` takes.' }) id!: number;
  @Field(() => Int, { description: 'Who does not attend.' }) professionalId!: number;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, off too.' }) to!: LocalDate;
  @Field(() => String, { description: 'Only staff read it.' }) reason!: string;
}
