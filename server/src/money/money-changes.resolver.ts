import { Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import { Needs } from '../access/rights/needs.decorator.js';
import { type StaffEvent, StaffEvents } from '../access/sessions/staff-events.js';
import type { SignedInStaff } from '../access/actors/staff.js';

@Needs('CAJA')
@Resolver()
export class MoneyChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => Boolean, {
    description: 'A charge, a payment or a closing was added, by any user: reload the money that is shown.',
    filter: async ({ event, isOpen }: StaffEvent) =>
      (event.kind === 'MONEY' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: () => true,
  })
  moneyChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
