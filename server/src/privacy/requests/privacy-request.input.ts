import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import type { PrivacyOutcome, PrivacyRight } from '#domain/privacy/privacy-request.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { LocalDateScalar } from '../../graphql/scalars.js';
import { IsEmailAddress, IsId, IsPastDay, Text } from '../../input/field-rules.js';
import { PageInput } from '../../input/page.input.js';
import { IsPrivacyOutcome, IsPrivacyRight, PrivacyOutcomeEnum, PrivacyRightEnum } from './privacy-enums.js';

/** In characters. */
const LONGEST_DETAILS = 4_000;

@InputType({ description: 'What somebody asks about their data. Short texts have at most 200 characters.' })
export class PrivacyRequestInput {
  @Field(() => PrivacyRightEnum, { description: 'What they ask for.' })
  @IsPrivacyRight()
  right!: PrivacyRight;

  @Field(() => String, { description: 'Of who asks; not empty.' })
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => String, { nullable: true, description: 'As it was written; it is not looked up.' })
  @Text(TEXT_LIMITS.short, 'optional')
  rut?: string | null;

  @Field(() => String, { description: 'Where the answer goes.' })
  @Text(TEXT_LIMITS.short)
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { nullable: true, description: 'Where to call them. Absent, null or empty: none.' })
  @Text(TEXT_LIMITS.short, 'optional')
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Which data, and why; at most 4,000 characters.' })
  @Text(LONGEST_DETAILS, 'optional')
  details?: string | null;
}

@InputType({ description: 'A request that came by letter, by e-mail or at the desk.' })
export class RegisterPrivacyRequestInput extends PrivacyRequestInput {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'When it came, not in the future; today where it is absent.',
  })
  @IsPastDay()
  receivedOn?: LocalDate | null;
}

@ArgsType()
export class PrivacyRequestPageInput extends PageInput(25, 100) {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'False: those that wait for an answer, the most urgent first. True: the answered ones, newest first.',
  })
  @IsBoolean()
  answered = false;
}

@ArgsType()
export class PrivacyRequestKey {
  @Field(() => Int, { description: 'The id of the request.' }) @IsId() id!: number;
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class ExtendPrivacyRequestArgs extends PrivacyRequestKey {
  @Field(() => String, { description: 'Why more time is needed; at most 4,000 characters.' })
  @Text(LONGEST_DETAILS)
  reason!: string;
}

@ArgsType()
export class AnswerPrivacyRequestArgs extends PrivacyRequestKey {
  @Field(() => PrivacyOutcomeEnum, { description: 'Final: a request is answered once.' })
  @IsPrivacyOutcome()
  outcome!: PrivacyOutcome;

  @Field(() => String, { description: 'What the person was told; at most 4,000 characters.' })
  @Text(LONGEST_DETAILS)
  answer!: string;
}

@ArgsType()
export class LinkPrivacyRequestArgs extends PrivacyRequestKey {
  @Field(() => Int, { nullable: true, description: 'Null: nobody was recognised after all.' })
  @IsId('optional')
  patientId?: number | null;
}
