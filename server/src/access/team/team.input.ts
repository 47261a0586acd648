import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { STAFF_ROLES, type StaffRole } from '#domain/access/rights.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { isBlank, IsId, oneOf, rule, Text } from '../../foundation/input/field-rules.js';
import { parseUserName } from '#domain/access/user-name.js';
import { StaffRoleEnum } from '../rights/staff-role.js';

const IsRole = oneOf('role', STAFF_ROLES, FIELD_MESSAGES.oneOfList);
const IsUserName = rule(
  'userName',
  (value) => isBlank(value) || (typeof value === 'string' && parseUserName(value) !== undefined),
  PASSWORD_MESSAGES.userName,
);

@InputType({ description: 'The fields of a staff user that can be changed; always send both.' })
export class UpdateTeamMemberInput {
  @Field(() => String, { description: 'The display name, at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => StaffRoleEnum, { description: "A change ends the user's sessions." })
  @IsRole()
  role!: StaffRole;
}

@InputType({ description: 'A new staff user, who chooses a password with a link.' })
export class AddTeamMemberInput extends UpdateTeamMemberInput {
  @Field(() => String, {
    description: 'Letters, digits and . _ -; stored in lower case. Can’t be changed later.',
  })
  @Text(100)
  @IsUserName()
  username!: string;
}

@ArgsType()
export class TeamMemberId {
  @Field(() => Int, { description: "The staff user's id, from `team`." }) @IsId() id!: number;
}

@ArgsType()
export class TeamMemberVersion extends TeamMemberId {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}
