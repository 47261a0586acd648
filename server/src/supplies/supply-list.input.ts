import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';

@ArgsType()
export class SupplyListInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at their critical stock or below.' })
  @IsBoolean()
  criticalOnly = false;
}
