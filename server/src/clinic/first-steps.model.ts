import { FIRST_STEPS, type FirstStep } from '#domain/clinic/first-steps.js';
import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../graphql/as-enum.js';

const FirstStepEnum = asEnum(FIRST_STEPS);
registerEnumType(FirstStepEnum, {
  name: 'FirstStep',
  description: 'What a new clinic says about itself.',
});

@ObjectType('FirstSteps', { description: 'How far a clinic is in saying who it is.' })
export class FirstStepsModel {
  @Field(() => Boolean, { description: 'Whether the dashboard leads through them.' }) isShown!: boolean;
  @Field(() => [FirstStepEnum], { description: 'By what is stored.' }) done!: FirstStep[];
}

@ArgsType()
export class ShowFirstStepsArgs {
  @Field(() => Boolean) @IsBoolean() isShown!: boolean;
}
