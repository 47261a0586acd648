import type { OwnAgenda } from '#domain/access/own-agenda.js';
import { roleOf, type StaffRole } from '#domain/access/presets.js';
import { type AreaRight, listOfRights } from '#domain/access/rights.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { OwnAgendaModel } from '../rights/own-agenda.model.js';
import { StaffRightModel } from '../rights/staff-right.model.js';
import { StaffRoleEnum } from '../rights/staff-role.js';
import type { LoggedInStaff } from '../actors/staff.js';

@ObjectType('StaffUser', { description: 'A member of the clinic who may use the panel.' })
export class StaffUserModel extends ShownFields(StaffUser, 'id', 'username', 'name') {
  @Field(() => [StaffRightModel], {
    description: 'At most one per area; no access to areas without one. A change ends their sessions.',
  })
  rights!: AreaRight[];
  @Field(() => StaffRoleEnum, { description: 'A summary of `rights`, for clients that know only two roles.' })
  role!: StaffRole;
  @Field(() => OwnAgendaModel, {
    nullable: true,
    description: 'Null unless limited to their own agenda. A change ends their sessions.',
  })
  ownAgenda!: OwnAgenda | null;
  @Field(() => Boolean, {
    description:
      'The clinic requires a second factor and the user has none: everything except `me`, `logout` and turning it on returns SECOND_FACTOR_SETUP_REQUIRED.',
  })
  mustSetUpSecondFactor!: boolean;
}

export const toStaffUser = ({ rights, ownAgenda, ...staff }: LoggedInStaff): StaffUserModel => ({
  ...staff,
  rights: listOfRights(rights),
  role: roleOf(rights),
  ownAgenda: ownAgenda ?? null,
});

@ObjectType('SessionTokens', { description: 'The pair of tokens for the client to keep.' })
export class SessionTokensModel {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. Valid for 8 hours by default.' })
  accessToken!: string;

  @Field(() => String, {
    description:
      'Valid for one `refreshSession`, for 7 days by default. Using it again ends the whole session.',
  })
  refreshToken!: string;
}

@ObjectType('Session', { description: 'A newly opened session.' })
export class SessionModel extends SessionTokensModel {
  @Field(() => StaffUserModel, { description: 'The user who logged in.' }) user!: StaffUserModel;
}
