import { minutesOf, timeAt } from '#domain/clinic-time.js';
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { WaitingEntries } from './waiting-entries.js';
import {
  HoldMinutesInput,
  OfferHourInput,
  WaitingEntryIdInput,
  WaitingPageInput,
} from './waiting-list.input.js';
import {
  toWaitingEntryModel,
  WaitingEntryModel,
  WaitingHourModel,
  WaitingPageModel,
} from './waiting-list.model.js';
import { WaitingOffers } from './waiting-offers.js';
import { WaitingSettings } from './waiting-settings.js';

@Needs('AGENDA')
@Resolver()
export class WaitingListResolver {
  constructor(
    private readonly entries: WaitingEntries,
    private readonly offers: WaitingOffers,
    private readonly settings: WaitingSettings,
  ) {}

  @Query(() => WaitingPageModel, {
    description: 'Who waits for an hour, the first one first, a page at a time. Errors: INVALID_INPUT.',
  })
  async waitingPages(@Args() input: WaitingPageInput): Promise<WaitingPageModel> {
    const page = await this.entries.page(input);
    return { ...page, nodes: page.nodes.map(toWaitingEntryModel) };
  }

  @Query(() => [WaitingEntryModel], {
    description: 'All who wait for an hour, the first one first. Lists read `waitingPages`.',
  })
  async waitingList(): Promise<WaitingEntryModel[]> {
    return (await this.entries.all()).map(toWaitingEntryModel);
  }

  @Query(() => Int, {
    description: 'For how many minutes an offered hour is held from when its message is sent.',
  })
  waitingHoldMinutes(): Promise<number> {
    return this.settings.holdMinutes();
  }

  @Needs('SETTINGS')
  @Mutation(() => Int, { description: 'Holds that have begun keep their end. Errors: INVALID_INPUT.' })
  async setWaitingHoldMinutes(@Args() { minutes }: HoldMinutesInput): Promise<number> {
    await this.settings.setHoldMinutes(minutes);
    return minutes;
  }

  @Query(() => [WaitingHourModel], {
    description: 'The free hours of the days for which somebody waits, by time. Errors: NOT_FOUND.',
  })
  async hoursForWaiting(@Args() { id }: WaitingEntryIdInput): Promise<WaitingHourModel[]> {
    const hours = await this.offers.hoursFor(id);
    return hours.map(({ date, startMinute }) => ({ date, time: timeAt(startMinute) }));
  }

  @Repeatable.Field()
  @Mutation(() => Boolean, {
    description:
      'Offers somebody an hour and holds it for them. Errors: NOT_FOUND, SLOT_TAKEN, INVALID_INPUT, BAD_REQUEST (they have an offer, or want none).',
  })
  async offerWaitingHour(
    @Args() { id, date, time }: OfferHourInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.offers.offer(id, { date, startMinute: minutesOf(time) }, staff.id);
    return true;
  }

  @Repeatable.Field()
  @Mutation(() => Boolean, {
    description: 'Books the offered hour for somebody who told the clinic. Errors: NOT_FOUND, SLOT_TAKEN.',
  })
  async acceptWaitingOffer(@Args() { id }: WaitingEntryIdInput): Promise<boolean> {
    await this.offers.acceptFor(id);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Takes somebody off the list, and back what they were offered. Repeating it changes nothing.',
  })
  async removeFromWaitingList(
    @Args() { id }: WaitingEntryIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.entries.end(id, 'REMOVED', staff.id);
    return true;
  }
}
