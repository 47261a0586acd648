import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, IntersectionType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { AreIds, IsId } from '../../foundation/input/field-rules.js';
import { DayOff } from './day-off.entity.js';
import { Professional, PROFESSIONAL } from './professional.entity.js';
import { OpeningHoursModel } from '../settings/agenda-settings.model.js';

const TOO_MANY = { message: FIELD_MESSAGES.tooMany };

@InputType({
  description:
    "All of a professional's data; absent or empty fields are cleared. At most 200 characters each.",
})
export class ProfessionalInput extends IntersectionType(
  PROFESSIONAL.newInput(),
  SentFields(Professional, 'services', 'treatments'),
) {
  @Field(() => [OpeningHoursModel], {
    nullable: true,
    description: 'Several periods per day must not overlap; null: whenever the clinic is open.',
  })
  @IsOptional()
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(100, TOO_MANY)
  @ValidateNested({ each: true })
  @Type(() => OpeningHoursModel)
  hours?: OpeningHoursModel[] | null;

  @Field(() => Int, { nullable: true, description: 'Each user can be at most one professional.' })
  @IsId('optional')
  staffUserId?: number | null;
}

@ArgsType()
export class ProfessionalIdInput {
  @Field(() => Int, { description: "The professional's id; may be archived." }) @IsId() id!: number;
}

@ArgsType()
export class ProfessionalVersion extends ProfessionalIdInput {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class DayOffIdInput {
  @Field(() => Int, { description: "The day off's id, from `daysOff`." }) @IsId() id!: number;
}

@ArgsType()
export class ProfessionalOrderInput {
  @Field(() => [Int], { description: 'All professionals, in the new order.' })
  @AreIds()
  @ArrayMaxSize(1_000, TOO_MANY)
  ids!: number[];
}

@InputType({ description: 'Days on which a professional does not attend, both ends included.' })
export class DayOffInput extends SentFields(DayOff, 'professionalId', 'from', 'to', 'reason') {}
