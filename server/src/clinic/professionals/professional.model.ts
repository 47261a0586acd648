import { Field, Int, IntersectionType, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { Professional, PROFESSIONAL } from './professional.entity.js';
import { OpeningHoursModel } from '../settings/agenda-settings.model.js';

@ObjectType('Professional', {
  description: 'A person who attends patients. Texts are empty until set.',
})
export class ProfessionalModel extends IntersectionType(
  PROFESSIONAL.model(),
  ShownFields(Professional, 'id', 'services', 'treatments', 'version'),
) {
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
}

@ObjectType('BookableProfessional', { description: 'A professional visitors may choose.' })
export class BookableProfessionalModel {
  @Field(() => Int, { description: 'Pass it as `professionalId` of a booking.' }) id!: number;
  @Field(() => String, { description: 'Never empty: professionals without a name cannot be chosen.' })
  name!: string;
}
