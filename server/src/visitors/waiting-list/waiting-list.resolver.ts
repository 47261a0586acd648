import { minutesOf, timeAt } from '#domain/clinic-time.js';
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { NewOffers } from './new-offers.js';
import { OfferAnswers } from './offer-answers.js';
import { OfferableHours } from './offerable-hours.js';
import { WaitingEntries } from './waiting-entries.js';
import {
  AddToWaitingListInput,
  HoldMinutesInput,
  OfferHourInput,
  WaitingEntryIdInput,
  WaitingPageInput,
} from './waiting-list.input.js';
import { WaitingEntryModel, WaitingHourModel, WaitingPageModel } from './waiting-list.model.js';
import { toWaitingEntryModel } from './waiting-entry.row.js';
import { WaitingSettings } from './waiting-settings.js';

@Needs('AGENDA')
@Resolver()
export class WaitingListResolver {
  constructor(
    private readonly entries: WaitingEntries,
    private readonly hours: OfferableHours,
    private readonly newOffers: NewOffers,
    private readonly answers: OfferAnswers,
    private readonly settings: WaitingSettings,
  ) {}

  @Query(() => WaitingPageModel, {
    description: 'The waiting list, oldest first, one page at a time. Errors: INVALID_INPUT.',
  })
  async waitingPages(@Args() input: WaitingPageInput): Promise<WaitingPageModel> {
    const page = await this.entries.page(input);
    return { ...page, nodes: page.nodes.map(toWaitingEntryModel) };
  }

  @Query(() => [WaitingEntryModel], {
    description: 'The whole waiting list, oldest first. Lists use `waitingPages`.',
  })
  async waitingList(): Promise<WaitingEntryModel[]> {
    return (await this.entries.all()).map(toWaitingEntryModel);
  }

  @Query(() => Int, {
    description: 'For how many minutes an offered hour is held once its message is sent.',
  })
  waitingHoldMinutes(): Promise<number> {
    return this.settings.holdMinutes();
  }

  @Needs('SETTINGS')
  @Mutation(() => Int, { description: 'Holds already started keep their end. Errors: INVALID_INPUT.' })
  async setWaitingHoldMinutes(@Args() { minutes }: HoldMinutesInput): Promise<number> {
    await this.settings.setHoldMinutes(minutes);
    return minutes;
  }

  @Query(() => [WaitingHourModel], {
    description: 'The free hours on the requested days of an entry, by time. Errors: NOT_FOUND.',
  })
  async hoursForWaiting(@Args() { id }: WaitingEntryIdInput): Promise<WaitingHourModel[]> {
    const hours = await this.hours.forEntry(id);
    return hours.map(({ date, startMinute }) => ({ date, time: timeAt(startMinute) }));
  }

  @Idempotent.Field()
  @Mutation(() => Boolean, {
    description:
      'Puts a caller on the waiting list; if they already wait for that service, the new days replace the old ones. Errors: INVALID_INPUT (on `phone` if another patient has it), FORBIDDEN (a new patient without the right to write PATIENTS).',
  })
  async addToWaitingList(
    @Args('input', { description: 'The caller, and the days and hours that suit them.' })
    input: AddToWaitingListInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.entries.add(input, staff);
    return true;
  }

  @Idempotent.Field()
  @Mutation(() => Boolean, {
    description:
      'Offers a patient an hour and holds it for them. Errors: NOT_FOUND, SLOT_TAKEN, INVALID_INPUT, BAD_REQUEST (they already have an offer, or want none).',
  })
  async offerWaitingHour(
    @Args() { id, date, time }: OfferHourInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.newOffers.offer(id, { date, startMinute: minutesOf(time) }, staff.id);
    return true;
  }

  @Idempotent.Field()
  @Mutation(() => Boolean, {
    description:
      'Books the offered hour for a patient who accepted it by contacting the clinic. Errors: NOT_FOUND, SLOT_TAKEN.',
  })
  async acceptWaitingOffer(@Args() { id }: WaitingEntryIdInput): Promise<boolean> {
    await this.answers.acceptFor(id);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Takes a patient off the list and withdraws their offer. Repeating it changes nothing.',
  })
  async removeFromWaitingList(
    @Args() { id }: WaitingEntryIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.entries.end(id, 'REMOVED', staff.id);
    return true;
  }
}
