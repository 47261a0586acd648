import type { StaffRole } from '#domain/staff/rights.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { StaffRoleEnum } from '../rights/staff-role.js';

@ObjectType('StaffUser', { description: 'Somebody of the clinic who may use the panel.' })
export class StaffUserModel {
  @Field(() => Int, { description: 'The same as in `team`.' }) id!: number;
  @Field(() => String, { description: 'The name they log in with, in lower case.' }) username!: string;
  @Field(() => String, { description: 'The name that is shown.' }) name!: string;
  @Field(() => StaffRoleEnum, { description: 'What they may see and change; a change ends their sessions.' })
  role!: StaffRole;
  @Field(() => Boolean, {
    description:
      'The clinic requires a second factor and the user has none: everything but `me`, `logout` and turning it on answers SECOND_FACTOR_SETUP_REQUIRED.',
  })
  mustSetUpSecondFactor!: boolean;
}

@ObjectType('SessionTokens', { description: 'The pair of tokens that a client keeps.' })
export class SessionTokensModel {
  @Field(() => String, { description: 'Sent as `Authorization: Bearer …`. Lives 8 hours by default.' })
  accessToken!: string;

  @Field(() => String, {
    description:
      'Good for one `refreshSession`, for 7 days by default. Using it a second time ends the whole session.',
  })
  refreshToken!: string;
}

@ObjectType('Session', { description: 'A session that was just opened.' })
export class SessionModel extends SessionTokensModel {
  @Field(() => StaffUserModel, { description: 'Who logged in.' }) user!: StaffUserModel;
}
