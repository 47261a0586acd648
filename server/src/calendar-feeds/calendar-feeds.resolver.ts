import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../auth/current-staff.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import { PasswordProof } from '../auth/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../auth/staff.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { CalendarFeedId, CalendarFeedInput } from './calendar-feed.input.js';
import { CalendarFeedModel, NewCalendarFeedModel } from './calendar-feed.model.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

/** All addresses that the agenda is read from, for who is responsible for them. */
@Needs('TEAM')
@Resolver(() => CalendarFeedModel)
export class CalendarFeedsResolver {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Query(() => [CalendarFeedModel], {
    description:
      "The clinic's calendar feeds and the own ones of all users: those that work first, then the newest first.",
  })
  calendarFeeds(): Promise<CalendarFeedModel[]> {
    return this.feeds.all();
  }

  @Repeatable.Field()
  @Mutation(() => NewCalendarFeedModel, {
    description:
      'A feed of the clinic, which outlives its maker’s account. Errors: INVALID_INPUT (also for a wrong password), TOO_MANY_REQUESTS.',
  })
  createCalendarFeed(
    @Args('input', { description: 'What it shows; OWN is refused.' }) input: CalendarFeedInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewCalendarFeedModel> {
    return this.feeds.makeForClinic(staff, input, password, network);
  }

  @Mutation(() => CalendarFeedModel, {
    description:
      'Of the clinic or of a user: the address opens nothing from then on. Again, it changes nothing. Errors: NOT_FOUND.',
  })
  revokeCalendarFeed(@Args() { id }: CalendarFeedId): Promise<CalendarFeedModel> {
    return this.feeds.revoke(id);
  }
}
