import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { AreIds, IsDay, IsId, isReadable, rule, someOf, Text } from '../../foundation/input/field-rules.js';
import { PROFESSIONAL } from './professional.entity.js';
import { OpeningHoursInput } from '../settings/opening.input.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';

const TOO_MANY = { message: FIELD_MESSAGES.tooMany };
const AreTexts = rule(
  'texts',
  (value) => Array.isArray(value) && value.every((text) => typeof text === 'string' && isReadable(text)),
  FIELD_MESSAGES.oneOfList,
);
const AreServices = someOf('services', SERVICE_TYPES, FIELD_MESSAGES.oneOfList);

@InputType({
  description:
    "All of a professional's data; absent or empty fields are cleared. At most 200 characters each.",
})
export class ProfessionalInput extends PROFESSIONAL.newInput() {
  @Field(() => [ServiceTypeEnum], { description: 'The services they offer, at least one.' })
  @AreServices()
  @ArrayNotEmpty({ message: FIELD_MESSAGES.oneOfList })
  services!: ServiceType[];

  @Field(() => [String], { description: "From the clinic's list; empty for all treatments of the services." })
  @AreTexts()
  @ArrayMaxSize(100, TOO_MANY)
  treatments!: string[];

  @Field(() => [OpeningHoursInput], {
    nullable: true,
    description: 'Several periods per day must not overlap; null: whenever the clinic is open.',
  })
  @IsOptional()
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(100, TOO_MANY)
  @ValidateNested({ each: true })
  @Type(() => OpeningHoursInput)
  hours?: OpeningHoursInput[] | null;

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
export class DayOffInput {
  @Field(() => Int, { description: 'The professional who is off.' }) @IsId() professionalId!: number;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included; not before the first.' })
  @IsDay()
  to!: LocalDate;
  @Field(() => String, { description: 'Only staff see it.' }) @Text(TEXT_LIMITS.short) reason!: string;
}
