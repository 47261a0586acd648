import { Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import { Needs } from '../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../access/actors/staff.js';
import { type StaffEvent, StaffEvents } from '../access/sessions/staff-events.js';

@Needs('STOCK')
@Resolver()
export class StockChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => Boolean, {
    description: 'A supply or its stock changed, by any user: reload the supplies.',
    filter: async ({ event, isOpen }: StaffEvent) =>
      (event.kind === 'STOCK' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: () => true,
  })
  stockChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
