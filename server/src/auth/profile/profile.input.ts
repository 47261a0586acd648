import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { LONGEST_PASSWORD } from '#domain/staff/password.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { IsId, Password, rule, Text } from '../../input/field-rules.js';

const IsSessionId = rule('sessionId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'What staff users change of their own account.' })
export class ProfileInput {
  @Field(() => String, { description: 'The name that is shown, at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  name!: string;
}

@ArgsType()
export class ProfileVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class PasswordChange {
  @Field(() => String, {
    description: 'Of the user who asks; wrong ones are counted and limited as at a login.',
  })
  @Password(LONGEST_PASSWORD)
  currentPassword!: string;
  @Field(() => String, { description: 'At least 8 characters, and none that everybody tries first.' })
  @Password(LONGEST_PASSWORD)
  newPassword!: string;
}

@ArgsType()
export class SessionIdInput {
  @Field(() => String, { description: "The session's, a UUID, as `mySessions` lists it." })
  @IsSessionId()
  id!: string;
}
