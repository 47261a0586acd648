import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { PasswordProof } from '../../access/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { CalendarFeedId, CalendarFeedInput } from './calendar-feed.input.js';
import { CalendarFeedModel, NewCalendarFeedModel } from './calendar-feed.model.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

/** All calendar feed addresses, for the users responsible for them. */
@Needs('TEAM')
@Resolver(() => CalendarFeedModel)
export class CalendarFeedsResolver {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Query(() => [CalendarFeedModel], {
    description: "The clinic's calendar feeds and all users' own: active ones first, then newest first.",
  })
  calendarFeeds(): Promise<CalendarFeedModel[]> {
    return this.feeds.all();
  }

  @Idempotent.Field()
  @Mutation(() => NewCalendarFeedModel, {
    description:
      'Creates a feed for the clinic, which outlives its creator’s account. Errors: INVALID_INPUT (also for a wrong password), TOO_MANY_REQUESTS.',
  })
  createCalendarFeed(
    @Args('input', { description: 'Its settings; OWN is refused.' }) input: CalendarFeedInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewCalendarFeedModel> {
    return this.feeds.makeForClinic(staff, input, password, network);
  }

  @Mutation(() => CalendarFeedModel, {
    description:
      'Revokes a feed of the clinic or of any user: its address stops working. Idempotent. Errors: NOT_FOUND.',
  })
  revokeCalendarFeed(@Args() { id }: CalendarFeedId): Promise<CalendarFeedModel> {
    return this.feeds.revoke(id);
  }
}
