import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId, Password, rule } from '../../foundation/input/field-rules.js';
import { StaffUser } from '../accounts/staff-user.entity.js';

const IsSessionId = rule('sessionId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'The fields that staff users can change in their own account.' })
export class ProfileInput extends SentFields(StaffUser, 'name') {}

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
