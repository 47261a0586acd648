import { FIRST_STEPS, type FirstStep } from '#domain/clinic/first-steps.js';
import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../graphql/as-enum.js';

const FirstStepEnum = asEnum(FIRST_STEPS);
registerEnumType(FirstStepEnum, {
  name: 'FirstStep',
  description: 'What a new clinic says about itself.',
  valuesMap: {
    NAME: { description: 'It has a name of its own, no longer the one that it began with.' },
    ADDRESS: { description: 'Both address and city are set.' },
    LOGO: { description: 'A logo is uploaded; not every clinic has one.' },
    HOURS: { description: 'Somebody saved the hours of an agenda, which begins with usual ones.' },
    PROFESSIONALS: { description: 'There is somebody who attends, and all of them have a name.' },
    TEAM: { description: 'More than one person may use the panel; some work alone.' },
  },
});

@ObjectType('FirstSteps', { description: 'How far a clinic is in saying who it is.' })
export class FirstStepsModel {
  @Field(() => Boolean, { description: 'Whether the dashboard leads through them.' }) isShown!: boolean;
  @Field(() => [FirstStepEnum], { description: 'By what is stored.' }) done!: FirstStep[];
}

@ArgsType()
export class ShowFirstStepsArgs {
  @Field(() => Boolean, { description: 'False closes them for everybody.' }) @IsBoolean() isShown!: boolean;
}
