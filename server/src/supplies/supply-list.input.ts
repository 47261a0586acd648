import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageInput } from '../input/page.input.js';

@ArgsType()
export class SupplyListInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at their critical stock or below.' })
  @IsBoolean()
  criticalOnly = false;
}

@ArgsType()
export class SupplyPageInput extends PageInput(50, 200) {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at their critical stock or below.' })
  @IsBoolean()
  criticalOnly = false;
}
