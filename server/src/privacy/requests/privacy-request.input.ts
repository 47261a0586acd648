import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { PrivacyOutcome } from '#domain/privacy/privacy-request.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsId, IsPastDay, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { IsPrivacyOutcome, PrivacyOutcomeEnum } from './privacy-enums.js';
import { PrivacyRequest } from './privacy-request.entity.js';

/** In characters. */
const MAX_DETAILS_LENGTH = 4_000;

@InputType({ description: "A person's request about their data. Short texts have at most 200 characters." })
export class PrivacyRequestInput extends SentFields(PrivacyRequest, 'right', 'name', 'email') {
  @Field(() => String, { nullable: true, description: 'As entered; it is not looked up.' })
  @Text(TEXT_LIMITS.short, 'optional')
  rut?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A phone number for calls. Absent, null or empty: none.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Which data, and why; at most 4,000 characters.' })
  @Text(MAX_DETAILS_LENGTH, 'optional')
  details?: string | null;
}

@InputType({ description: 'A request received by letter, by e-mail or at the desk.' })
export class RegisterPrivacyRequestInput extends PrivacyRequestInput {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'When it was received, not in the future; today if absent.',
  })
  @IsPastDay()
  receivedOn?: LocalDate | null;
}

@ArgsType()
export class PrivacyRequestPageInput extends PageInput(25, 100) {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'False: unanswered requests, most urgent first. True: answered ones, newest first.',
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
  @Text(MAX_DETAILS_LENGTH)
  reason!: string;
}

@ArgsType()
export class AnswerPrivacyRequestArgs extends PrivacyRequestKey {
  @Field(() => PrivacyOutcomeEnum, { description: 'Final: a request is answered once.' })
  @IsPrivacyOutcome()
  outcome!: PrivacyOutcome;

  @Field(() => String, { description: 'The answer given to the person; at most 4,000 characters.' })
  @Text(MAX_DETAILS_LENGTH)
  answer!: string;
}

@ArgsType()
export class LinkPrivacyRequestArgs extends PrivacyRequestKey {
  @Field(() => Int, { nullable: true, description: 'Null: not linked to any patient.' })
  @IsId('optional')
  patientId?: number | null;
}
