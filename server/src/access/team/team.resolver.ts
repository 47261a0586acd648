import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../actors/current-staff.decorator.js';
import { Needs } from '../rights/needs.decorator.js';
import type { SignedInStaff } from '../actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AddTeamMemberInput, TeamMemberId, TeamMemberVersion, UpdateTeamMemberInput } from './team.input.js';
import { AddedTeamMemberModel, PasswordLinkModel, TeamMemberModel } from './team.model.js';
import { TeamService } from './team.service.js';

@Needs('TEAM')
@Resolver(() => TeamMemberModel)
export class TeamResolver {
  constructor(private readonly team: TeamService) {}

  @Query(() => [TeamMemberModel], { name: 'team', description: 'All staff users, by name.' })
  members(): Promise<TeamMemberModel[]> {
    return this.team.all();
  }

  @Idempotent.Field()
  @Mutation(() => AddedTeamMemberModel, {
    description:
      'The user chooses a password with the link. Errors: INVALID_INPUT (also if the username is taken).',
  })
  addTeamMember(
    @Args('input', { description: 'The new user; the password is chosen later, with the link.' })
    input: AddTeamMemberInput,
  ): Promise<AddedTeamMemberModel> {
    return this.team.add(input);
  }

  @Mutation(() => TeamMemberModel, {
    description:
      'Errors: NOT_FOUND, STALE, LAST_FULL_USER (no user who may change the team could log in), INVALID_INPUT.',
  })
  updateTeamMember(
    @Args() { id, version }: TeamMemberVersion,
    @Args('input', { description: 'Replaces the name, and the rights if given.' })
    input: UpdateTeamMemberInput,
  ): Promise<TeamMemberModel> {
    return this.team.update(id, version, input);
  }

  @Mutation(() => TeamMemberModel, {
    description: "Immediately ends the user's sessions. Errors: NOT_FOUND, LAST_FULL_USER.",
  })
  disableTeamMember(@Args() { id }: TeamMemberId): Promise<TeamMemberModel> {
    return this.team.disable(id);
  }

  @Mutation(() => TeamMemberModel, { description: 'Errors: NOT_FOUND.' })
  enableTeamMember(@Args() { id }: TeamMemberId): Promise<TeamMemberModel> {
    return this.team.enable(id);
  }

  @Mutation(() => TeamMemberModel, {
    description:
      "For a user who lost their phone: ends the user's sessions; the next login needs only the password. Errors: NOT_FOUND, INVALID_INPUT (for the user's own account).",
  })
  removeSecondFactor(
    @Args() { id }: TeamMemberId,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<TeamMemberModel> {
    return this.team.removeSecondFactor(staff, id);
  }

  @Idempotent.Field()
  @Mutation(() => PasswordLinkModel, {
    description:
      'The password stays valid until the link is used. Errors: NOT_FOUND (also for a disabled user).',
  })
  makePasswordLink(@Args() { id }: TeamMemberId): Promise<PasswordLinkModel> {
    return this.team.makePasswordLink(id);
  }
}
