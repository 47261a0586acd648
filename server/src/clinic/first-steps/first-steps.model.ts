import { FIRST_STEPS, type FirstStep } from '#domain/clinic/first-steps.js';
import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';

const FirstStepEnum = asEnum(FIRST_STEPS);
registerEnumType(FirstStepEnum, {
  name: 'FirstStep',
  description: 'A step in setting up a new clinic.',
  valuesMap: {
    NAME: { description: 'The clinic has its own name instead of the initial one.' },
    ADDRESS: { description: 'Both address and city are set.' },
    LOGO: { description: 'A logo has been uploaded; not every clinic has one.' },
    HOURS: { description: 'The hours of an agenda, which starts with default ones, have been saved.' },
    PROFESSIONALS: { description: 'There is at least one professional, and all of them have a name.' },
    TEAM: { description: 'More than one person has an account; some clinics have only one.' },
  },
});

@ObjectType('FirstSteps', { description: 'The progress of setting up a clinic.' })
export class FirstStepsModel {
  @Field(() => Boolean, { description: 'Whether the dashboard shows them.' }) isShown!: boolean;
  @Field(() => [FirstStepEnum], { description: 'The completed steps, derived from what is stored.' })
  done!: FirstStep[];
}

@ArgsType()
export class ShowFirstStepsArgs {
  @Field(() => Boolean, { description: 'False hides them for everyone.' }) @IsBoolean() isShown!: boolean;
}
