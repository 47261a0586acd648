import { Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { type HeardEvent, StaffEvents } from '../auth/staff-events.js';

@Resolver()
export class StockChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => Boolean, {
    description:
      'Tells, at once, that a supply or its stock changed, whoever did it: ask for the supplies again.',
    filter: async ({ event, isOpen }: HeardEvent) =>
      (event.kind === 'STOCK' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: () => true,
  })
  stockChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<HeardEvent> {
    return this.events.heardBy(staff);
  }
}
