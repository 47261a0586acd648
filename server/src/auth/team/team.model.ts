import type { StaffRole } from '#domain/staff/rights.js';
import { STAFF_STATES, type StaffState } from '#domain/staff/staff-state.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar } from '../../graphql/scalars.js';
import { StaffRoleEnum } from '../rights/staff-role.js';

const StaffStateEnum = asEnum(STAFF_STATES);
registerEnumType(StaffStateEnum, {
  name: 'StaffState',
  description: 'Whether a staff user can log in.',
  valuesMap: {
    ACTIVE: { description: 'Can log in.' },
    WITHOUT_PASSWORD: { description: 'Has to choose a password by a link first.' },
    DISABLED: { description: 'Can not log in until a colleague enables them again.' },
  },
});

@ObjectType('TeamMember', { description: 'A staff user, as the others see them.' })
export class TeamMemberModel {
  @Field(() => Int, { description: "The staff user's, as the changes of the team take it." }) id!: number;
  @Field(() => String, { description: 'The name they log in with, in lower case.' }) username!: string;
  @Field(() => String, { description: 'The name that is shown.' }) name!: string;
  @Field(() => StaffRoleEnum, { description: 'What they may see and change.' }) role!: StaffRole;
  @Field(() => StaffStateEnum, { description: 'Whether they can log in now.' }) state!: StaffState;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until their first login.' })
  lastLoginAt!: string | null;
  @Field(() => Boolean, { description: 'Whether a login needs a code.' }) hasSecondFactor!: boolean;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PasswordLink', { description: 'Lets a staff user choose a password, once.' })
export class PasswordLinkModel {
  @Field(() => String, {
    description: 'Part of the address `/app/clave#<token>`. It is shown once: only its hash is stored.',
  })
  token!: string;
  @Field(() => DateTimeScalar, { description: 'A day after it was made.' }) expiresAt!: string;
}

@ObjectType('AddedTeamMember', {
  description: 'A staff user who was just added, and the link for the first password.',
})
export class AddedTeamMemberModel {
  @Field(() => TeamMemberModel, { description: 'Is `WITHOUT_PASSWORD` until the link is used.' })
  member!: TeamMemberModel;
  @Field(() => PasswordLinkModel, { description: 'To be handed to the user: it works once, for a day.' })
  link!: PasswordLinkModel;
}
