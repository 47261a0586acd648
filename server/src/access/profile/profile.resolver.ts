import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../actors/current-staff.decorator.js';
import { AnyStaff } from '../rights/needs.decorator.js';
import { SessionList } from '../sessions/session-list.js';
import type { SignedInStaff } from '../actors/staff.js';
import { deviceLabel } from './device-label.es.js';
import { PasswordChange, ProfileInput, ProfileVersion, SessionIdInput } from './profile.input.js';
import { OpenSessionModel, ProfileModel } from './profile.model.js';
import { ProfileService } from './profile.service.js';

@AnyStaff()
@Resolver(() => ProfileModel)
export class ProfileResolver {
  constructor(
    private readonly profile: ProfileService,
    private readonly sessions: SessionList,
  ) {}

  @Query(() => ProfileModel, { description: 'The account of the logged-in staff user.' })
  myProfile(@CurrentStaff() staff: SignedInStaff): Promise<ProfileModel> {
    return this.profile.of(staff);
  }

  @Mutation(() => ProfileModel, { description: 'Errors: STALE, INVALID_INPUT.' })
  updateMyProfile(
    @Args() { version }: ProfileVersion,
    @Args('input', { description: "The user's new display name; the username stays." })
    { name }: ProfileInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ProfileModel> {
    return this.profile.rename(staff, name, version);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends all other sessions of the user. Errors: INVALID_INPUT (also for a wrong current password), TOO_MANY_REQUESTS.',
  })
  async changeMyPassword(
    @Args() passwords: PasswordChange,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<boolean> {
    await this.profile.changePassword(staff, passwords, network);
    return true;
  }

  @Query(() => [OpenSessionModel], { description: 'Where the user is logged in, most recently used first.' })
  async mySessions(@CurrentStaff() staff: SignedInStaff): Promise<OpenSessionModel[]> {
    return (await this.sessions.of(staff.id)).map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceLabel(userAgent),
      isCurrent: session.id === staff.sessionId,
    }));
  }

  @Mutation(() => Boolean, {
    description: 'Ends a session, which may be the current one. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async closeMySession(
    @Args() { id }: SessionIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.sessions.close(staff, id);
    return true;
  }

  @Mutation(() => Int, { description: "Ends the user's sessions except the current one; returns how many." })
  closeMyOtherSessions(@CurrentStaff() staff: SignedInStaff): Promise<number> {
    return this.sessions.closeOthers(staff);
  }
}
