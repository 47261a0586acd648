import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { DayRangeInput } from '../appointments/agenda.input.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BlockedHoursIdInput, BlockHoursInput } from './blocked-hours.input.js';
import { BlockedHoursModel } from './blocked-hours.model.js';
import { BlockedHoursService } from './blocked-hours.service.js';

@Needs('AGENDA')
@Resolver()
export class BlockedHoursResolver {
  constructor(private readonly service: BlockedHoursService) {}

  @Query(() => [BlockedHoursModel], {
    description: "All professionals' blocked hours in a range of days, by time. Errors: INVALID_INPUT.",
  })
  blockedHours(@Args() range: DayRangeInput): Promise<BlockedHoursModel[]> {
    return this.service.within(range);
  }

  @Idempotent.Field()
  @Mutation(() => BlockedHoursModel, {
    description:
      'Blocks hours for bookings. Errors: SLOT_TAKEN (an appointment or a block holds one of them), INVALID_INPUT.',
  })
  blockHours(
    @Args('input', { description: 'The hours to block, and the reason.' }) input: BlockHoursInput,
  ): Promise<BlockedHoursModel> {
    return this.service.block(input);
  }

  @Mutation(() => Boolean, { description: 'Frees blocked hours. Errors: NOT_FOUND.' })
  async unblockHours(@Args() { id }: BlockedHoursIdInput): Promise<boolean> {
    await this.service.unblock(id);
    return true;
  }
}
