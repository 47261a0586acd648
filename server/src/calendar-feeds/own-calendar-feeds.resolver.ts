import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../auth/current-staff.decorator.js';
import { AnyStaff } from '../auth/rights/needs.decorator.js';
import { PasswordProof } from '../auth/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../auth/staff.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { CalendarFeedId, CalendarFeedInput } from './calendar-feed.input.js';
import { CalendarFeedModel, MyCalendarFeedsModel, NewCalendarFeedModel } from './calendar-feed.model.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

/** The calendar feeds that are somebody's own. */
@AnyStaff()
@Resolver()
export class OwnCalendarFeedsResolver {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Query(() => MyCalendarFeedsModel, { description: 'The calendar feeds of the staff user who asks.' })
  myCalendarFeeds(@CurrentStaff() staff: SignedInStaff): Promise<MyCalendarFeedsModel> {
    return this.feeds.ofOwner(staff);
  }

  @Repeatable.Field()
  @Mutation(() => NewCalendarFeedModel, {
    description:
      'A feed that ends with the account and shows nothing without the right to the agenda. Errors: INVALID_INPUT (also for a wrong password), FORBIDDEN, TOO_MANY_REQUESTS.',
  })
  createMyCalendarFeed(
    @Args('input', { description: 'What it shows; OWN needs a user who is a professional.' })
    input: CalendarFeedInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewCalendarFeedModel> {
    return this.feeds.makeOwn(staff, input, password, network);
  }

  @Mutation(() => CalendarFeedModel, {
    description:
      'The address opens nothing from then on. Again, it changes nothing. Errors: NOT_FOUND, also for a feed of somebody else.',
  })
  revokeMyCalendarFeed(
    @Args() { id }: CalendarFeedId,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CalendarFeedModel> {
    return this.feeds.revoke(id, staff);
  }
}
