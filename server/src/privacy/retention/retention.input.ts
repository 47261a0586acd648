import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { FieldsWithDefaults } from '../../foundation/fields/entity-fields.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { StoredRetentionSettings } from './stored-retention-settings.entity.js';

@InputType({ description: 'All three, each in months; null or absent: never.' })
export class RetentionInput extends FieldsWithDefaults(
  StoredRetentionSettings,
  'messageMonths',
  'securityLogMonths',
  'visitorMonths',
) {}

@ArgsType()
export class RetentionVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
