import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { STAFF_ROLES, type StaffRole } from '#domain/access/presets.js';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { AREAS } from '#domain/access/rights.js';
import { ArgsType, Field, InputType, Int, IntersectionType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { ServiceTypeEnum } from '../rights/service-type.js';
import { StaffRightModel } from '../rights/staff-right.model.js';
import { StaffRoleEnum } from '../rights/staff-role.js';

const IsRole = oneOf('role', STAFF_ROLES, FIELD_MESSAGES.oneOfList);

@InputType({
  description: 'The fields of a staff user that can be changed; without `rights` and `role` they stay.',
})
export class UpdateTeamMemberInput extends SentFields(StaffUser, 'name') {
  @Field(() => [StaffRightModel], {
    nullable: true,
    description:
      "All of the user's rights, at most one per area; none leaves only their own profile. A change ends the user's sessions.",
  })
  @ArrayUnique(({ area }: StaffRightModel) => area, { message: RIGHTS_MESSAGES.oncePerArea })
  @ArrayMaxSize(AREAS.length, { message: RIGHTS_MESSAGES.oncePerArea })
  @ValidateNested({ each: true })
  @Type(() => StaffRightModel)
  @IsOptional()
  rights?: StaffRightModel[] | null;

  @Field(() => StaffRoleEnum, {
    nullable: true,
    description:
      "Without `rights`: gives the role's rights, unless the user's rights already have this role as their summary.",
  })
  @IsRole()
  @IsOptional()
  role?: StaffRole | null;

  @Field(() => [ServiceTypeEnum], {
    nullable: true,
    description:
      "Limits the user to the agenda of the professional they are, and to these services of it; empty lifts the limit, null and absent keep it. A change ends the user's sessions.",
  })
  @ArrayUnique({ message: FIELD_MESSAGES.serviceType })
  @IsIn(SERVICE_TYPES, { each: true, message: FIELD_MESSAGES.serviceType })
  @IsArray({ message: FIELD_MESSAGES.serviceType })
  @IsOptional()
  limitedServices?: ServiceType[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'With `limitedServices`: the professional that the user is, if they are not yet one.',
  })
  @IsId()
  @IsOptional()
  professionalId?: number | null;
}

@InputType({
  description: 'A new staff user, who chooses a password with a link. Send `rights`, or a `role`.',
})
export class AddTeamMemberInput extends IntersectionType(
  UpdateTeamMemberInput,
  SentFields(StaffUser, 'username'),
) {}

@ArgsType()
export class TeamMemberId {
  @Field(() => Int, { description: "The staff user's id, from `team`." }) @IsId() id!: number;
}

@ArgsType()
export class TeamMemberVersion extends TeamMemberId {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}
