import type { OwnAgenda } from '#domain/access/own-agenda.js';
import type { StaffRole } from '#domain/access/presets.js';
import type { AreaRight } from '#domain/access/rights.js';
import { STAFF_STATES, type StaffState } from '#domain/access/staff-state.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { OwnAgendaModel } from '../rights/own-agenda.model.js';
import { StaffRightModel } from '../rights/staff-right.model.js';
import { StaffRoleEnum } from '../rights/staff-role.js';

const StaffStateEnum = asEnum(STAFF_STATES);
registerEnumType(StaffStateEnum, {
  name: 'StaffState',
  description: 'Whether a staff user can log in.',
  valuesMap: {
    ACTIVE: { description: 'Can log in.' },
    WITHOUT_PASSWORD: { description: 'Must first choose a password with a link.' },
    DISABLED: { description: 'Cannot log in until a colleague enables them again.' },
  },
});

@ObjectType('TeamMember', { description: 'A staff user, as seen by colleagues.' })
export class TeamMemberModel extends ShownFields(
  StaffUser,
  'id',
  'username',
  'name',
  'professionalId',
  'lastLoginAt',
  'version',
) {
  @Field(() => [StaffRightModel], { description: 'At most one per area; no access to areas without one.' })
  rights!: AreaRight[];
  @Field(() => StaffRoleEnum, { description: 'A summary of `rights`, for clients that know only two roles.' })
  role!: StaffRole;
  @Field(() => OwnAgendaModel, { nullable: true, description: 'Null unless limited to their own agenda.' })
  ownAgenda!: OwnAgenda | null;
  @Field(() => StaffStateEnum, { description: 'Whether they can log in now.' }) state!: StaffState;
  @Field(() => Boolean, { description: 'Whether a login needs a code.' }) hasSecondFactor!: boolean;
}

@ObjectType('PasswordLink', { description: 'Lets a staff user choose a password, once.' })
export class PasswordLinkModel {
  @Field(() => String, {
    description: 'Part of the address `/app/clave#<token>`. Returned only once: only its hash is stored.',
  })
  token!: string;
  @Field(() => DateTimeScalar, { description: 'A day after it was created.' }) expiresAt!: string;
}

@ObjectType('AddedTeamMember', {
  description: 'A newly added staff user, and the link for the first password.',
})
export class AddedTeamMemberModel {
  @Field(() => TeamMemberModel, { description: 'In state `WITHOUT_PASSWORD` until the link is used.' })
  member!: TeamMemberModel;
  @Field(() => PasswordLinkModel, { description: 'To give to the user: it works once, within a day.' })
  link!: PasswordLinkModel;
}
