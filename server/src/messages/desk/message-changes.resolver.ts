import { Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { type StaffEvent, StaffEvents } from '../../access/sessions/staff-events.js';

@ObjectType('MessagesChange', {
  description: 'Something in the outbox or the message settings changed: reload them.',
})
export class MessagesChangeModel {
  @Field(() => Int, {
    nullable: true,
    description: 'The appointment whose messages changed; null if those of several may have.',
  })
  appointmentId!: number | null;
}

@Needs('MESSAGES')
@Resolver()
export class MessageChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => MessagesChangeModel, {
    description: 'Every change to the outbox, as it happens.',
    filter: async ({ event, isOpen }: StaffEvent) =>
      (event.kind === 'MESSAGES' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: ({ event, isLimited }: StaffEvent): MessagesChangeModel => ({
      appointmentId: event.kind === 'MESSAGES' && !isLimited ? event.appointmentId : null,
    }),
  })
  messagesChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
