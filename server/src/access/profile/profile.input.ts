import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { IsId, Password, rule, Text } from '../../foundation/input/field-rules.js';

const IsSessionId = rule('sessionId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'The fields that staff users can change in their own account.' })
export class ProfileInput {
  @Field(() => String, { description: 'The display name, at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  name!: string;
}

@ArgsType()
export class ProfileVersion {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class PasswordChange {
  @Field(() => String, {
    description: "The user's own; wrong ones are counted and limited like logins.",
  })
  @Password(MAX_PASSWORD_LENGTH)
  currentPassword!: string;
  @Field(() => String, { description: 'At least 8 characters, and not a common password.' })
  @Password(MAX_PASSWORD_LENGTH)
  newPassword!: string;
}

@ArgsType()
export class SessionIdInput {
  @Field(() => String, { description: "The session's id (a UUID), from `mySessions`." })
  @IsSessionId()
  id!: string;
}
