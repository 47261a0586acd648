import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { AuthService } from './auth.service.js';
import { CurrentStaff, Origin } from '../actors/current-staff.decorator.js';
import { Public } from '../actors/public.decorator.js';
import { AnyStaff, DuringSetUp } from '../rights/needs.decorator.js';
import { LoginInput, RefreshInput } from '../sessions/session.input.js';
import { SessionModel, SessionTokensModel, StaffUserModel, toStaffUser } from './session.model.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import { type StaffEvent, StaffEvents } from '../sessions/staff-events.js';
import type { LoginOrigin, SignedInStaff } from '../actors/staff.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly events: StaffEvents,
  ) {}

  @AnyStaff()
  @DuringSetUp()
  @Query(() => StaffUserModel, { description: 'The logged-in user.' })
  me(@CurrentStaff() staff: SignedInStaff): StaffUserModel {
    return toStaffUser(staff);
  }

  @Public()
  @Mutation(() => SessionModel, {
    description:
      'Opens a session. Errors: UNAUTHENTICATED (wrong user or password), CODE_REQUIRED (correct password, but the second-factor code is missing or wrong), TOO_MANY_REQUESTS, INVALID_INPUT.',
  })
  async login(@Args() credentials: LoginInput, @Origin() origin: LoginOrigin): Promise<SessionModel> {
    const { user, ...tokens } = await this.auth.login(credentials, origin);
    return { ...tokens, user: toStaffUser(user) };
  }

  @Public()
  @Mutation(() => SessionTokensModel, {
    description:
      'Exchanges a refresh token for a new pair. Errors: UNAUTHENTICATED; a used token ends its whole session.',
  })
  refreshSession(@Args() { refreshToken }: RefreshInput): Promise<SessionTokens> {
    return this.auth.refresh(refreshToken);
  }

  @AnyStaff()
  @DuringSetUp()
  @Mutation(() => Boolean, { description: 'Ends the session: its tokens are rejected from now on.' })
  async logout(@CurrentStaff() staff: SignedInStaff): Promise<boolean> {
    await this.auth.logout(staff);
    return true;
  }

  @AnyStaff()
  @Subscription(() => Boolean, {
    description:
      'Keeps a connection open, which the server closes when the session ends. Sends an event only after events of the other subscriptions may have been missed.',
    filter: async ({ event, isOpen }: StaffEvent) => event.kind === 'RESYNC' && (await isOpen()),
    resolve: () => true,
  })
  sessionContinues(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
