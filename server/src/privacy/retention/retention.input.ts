import { ArgsType, Field, InputType, Int, PickType } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { StoredRetentionSettings } from './stored-retention-settings.entity.js';

@InputType({ description: 'All three, each in months; null or absent: never.' })
export class RetentionInput extends PickType(
  StoredRetentionSettings,
  ['messageMonths', 'securityLogMonths', 'visitorMonths'],
  InputType,
) {}

@ArgsType()
export class RetentionVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
