import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int, IntersectionType, ObjectType } from '@nestjs/graphql';
import { ChangedFields, SentFields, ShownFields } from '../../foundation/fields/entity-fields.js';
import { IsId, Text } from '../../foundation/input/field-rules.js';
import { ClinicSettings } from './clinic-settings.entity.js';

/** Texts that an update without them clears. */
export const CLEARED = ['phone', 'address', 'city'] as const;
export const SWITCHES = [
  'showsProfessionals',
  'showsTreatments',
  'showsPrices',
  'visitorsMayChange',
  'offersIntake',
  'homeShowsBooking',
  'chargesVisits',
  'sharesPacks',
] as const;
const OPTIONAL = [...CLEARED, ...SWITCHES, 'whatToBring', 'changeDeadlineHours', 'issuedDocuments'] as const;

@ObjectType('ClinicSettings', {
  description: 'The clinic’s details, and the signer of its certificates. Texts are empty until set.',
})
export class ClinicSettingsModel extends ShownFields(ClinicSettings, 'name', ...OPTIONAL, 'version') {
  @Field(() => String, {
    description: 'The signer: the first of `professionals` who does podiatry, archived ones last.',
  })
  professionalName!: string;
  @Field(() => String, { description: "The signer's profession." }) professionalTitle!: string;
  @Field(() => String, { description: "The signer's RUT, formatted." }) professionalRut!: string;
  @Field(() => String, { description: "The signer's number in the registry of their profession." })
  registryNumber!: string;
  @Field(() => String, { description: 'Where the signer works.' }) professionalAddress!: string;
}

@InputType({
  description:
    'All of the settings. Absent or empty texts are cleared, except for an absent `whatToBring`; all other absent settings keep what is stored. Texts have at most 200 characters, if they do not say otherwise.',
})
export class UpdateClinicSettingsInput extends IntersectionType(
  SentFields(ClinicSettings, 'name'),
  ChangedFields(ClinicSettings, ...OPTIONAL),
) {
  @Field(() => String, {
    nullable: true,
    description: 'The signer: the first of `professionals` who does podiatry, archived ones last.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalName?: string | null;
  @Field(() => String, { nullable: true, description: "The signer's profession." })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalTitle?: string | null;
  @Field(() => String, { nullable: true, description: 'A RUT, stored and returned formatted.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalRut?: string | null;
  @Field(() => String, { nullable: true, description: 'Their number in the registry of their profession.' })
  @Text(TEXT_LIMITS.short, 'optional')
  registryNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Where the signer works.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalAddress?: string | null;
}

@ArgsType()
export class ClinicSettingsVersion {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}
