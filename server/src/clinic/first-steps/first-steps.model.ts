import { FIRST_STEPS, type FirstStep } from '#domain/clinic/first-steps.js';
import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { oneOf } from '../../foundation/input/field-rules.js';
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
    TREATMENTS: { description: 'Visitors can book a treatment that has a price.' },
    MAIL: { description: 'A mail server is connected.' },
    PUBLIC_ADDRESS: { description: 'The address of the booking page is set.' },
    SECOND_FACTOR: { description: 'A user has turned on the second factor.' },
    BACKUP: { description: 'Backups go to a folder of their own, outside that of the data.' },
    TEAM: { description: 'More than one person has an account; some clinics have only one.' },
  },
});

@ObjectType('FirstSteps', { description: 'The progress of setting up a clinic.' })
export class FirstStepsModel {
  @Field(() => Boolean, { description: 'Whether the dashboard shows them.' }) isShown!: boolean;
  @Field(() => [FirstStepEnum], { description: 'The completed steps, derived from what is stored.' })
  done!: FirstStep[];
  @Field(() => [FirstStepEnum], { description: 'The steps that a user skipped.' }) skipped!: FirstStep[];
  @Field(() => Boolean, { description: 'Whether visitors can not book now, because a user paused it.' })
  bookingsPaused!: boolean;
}

const IsFirstStep = oneOf('firstStep', FIRST_STEPS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class SkipFirstStepArgs {
  @Field(() => FirstStepEnum, { description: 'The step to skip.' }) @IsFirstStep() step!: FirstStep;
  @Field(() => Boolean, { description: 'False: it is no longer skipped.' }) @IsBoolean() isSkipped!: boolean;
}

@ArgsType()
export class PauseBookingsArgs {
  @Field(() => Boolean, { description: 'False: visitors can book again.' }) @IsBoolean() isPaused!: boolean;
}

@ArgsType()
export class ShowFirstStepsArgs {
  @Field(() => Boolean, { description: 'False hides them for everyone.' }) @IsBoolean() isShown!: boolean;
}
