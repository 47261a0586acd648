import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { AnyStaff } from '../../access/rights/needs.decorator.js';
import { PasswordProof } from '../../access/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { CalendarFeedId, CalendarFeedInput } from './calendar-feed.input.js';
import { CalendarFeedModel, MyCalendarFeedsModel, NewCalendarFeedModel } from './calendar-feed.model.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

@AnyStaff()
@Resolver()
export class OwnCalendarFeedsResolver {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Query(() => MyCalendarFeedsModel, { description: "The logged-in staff user's calendar feeds." })
  myCalendarFeeds(@CurrentStaff() staff: SignedInStaff): Promise<MyCalendarFeedsModel> {
    return this.feeds.ofOwner(staff);
  }

  @Idempotent.Field()
  @Mutation(() => NewCalendarFeedModel, {
    description:
      'Creates a feed that ends with the account and stops working without access to the agenda. Errors: INVALID_INPUT (also for a wrong password), FORBIDDEN, TOO_MANY_REQUESTS.',
  })
  createMyCalendarFeed(
    @Args('input', { description: 'Its settings; OWN requires a user who is a professional.' })
    input: CalendarFeedInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewCalendarFeedModel> {
    return this.feeds.makeOwn(staff, input, password, network);
  }

  @Mutation(() => CalendarFeedModel, {
    description:
      "Revokes a feed: its address stops working. Idempotent. Errors: NOT_FOUND (also for another user's feed).",
  })
  revokeMyCalendarFeed(
    @Args() { id }: CalendarFeedId,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CalendarFeedModel> {
    return this.feeds.revoke(id, staff);
  }
}
